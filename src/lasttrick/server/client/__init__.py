"""A client of the web table for bots, tests and other programs.

::

    seat = await make_table("http://127.0.0.1:8000", name="Ama", game="agram", start=True)
    async with TableClient(seat.server, seat.table, secret=seat.secret) as client:
        await client.until(lambda: client.my_turn)
        await client.move(client.choices[0])
"""

from lasttrick.server.client.asking import SeatTaken, continue_at, deal_record, make_table
from lasttrick.server.client.table import TableClient

__all__ = ["SeatTaken", "TableClient", "continue_at", "deal_record", "make_table"]
