// Where one goes from a deal that is over: through it again, or to how others have played it.

import { say } from "../language";
import { challengeAt } from "../keepsakes";
import { navigate } from "../navigation";
import { secretOf } from "../seats";
import type { Deal } from "../wire/protocol";
import type { TableState } from "./state";

export function LookAgain({ state, deal }: { state: TableState; deal: Deal }) {
  const challenge = challengeAt(state.id);
  if (!secretOf(state.id)) return null;
  const query = new URLSearchParams({
    table: state.id,
    match: String(state.table.value?.matches ?? 1),
    deal: String(deal.number),
  });
  return (
    <div class="row row-middle">
      <button type="button" class="small" onClick={() => navigate(`replay?${query}`)}>
        {say("web-look-again")}
      </button>
      {challenge && (
        <button
          type="button"
          class="small"
          onClick={() => navigate(`challenge/${challenge.id}`)}
        >
          {say("web-challenge-compare")}
        </button>
      )}
    </div>
  );
}
