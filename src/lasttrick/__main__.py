"""Lets ``python -m lasttrick`` stand for the command ``lasttrick``."""

if __name__ == "__main__":
    from lasttrick.cli import main

    main()
