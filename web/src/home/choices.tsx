// What a person chooses for this device: language, light or dark, the pack, the pace.

import { say } from "../language";
import { choose, settings } from "../settings";
import { LANGUAGES } from "../texts/languages";
import { Pieces, Select, Toggle } from "../widgets/fields";

export function Language() {
  return (
    <Select
      label={say("web-language")}
      choices={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
      value={settings.value.language}
      onChange={(language) => choose({ language })}
    />
  );
}

export function Choices() {
  const { theme, pack, stay, twice } = settings.value;
  return (
    <div class="choices">
      <Language />
      <Pieces
        label={say("web-theme")}
        choices={(["auto", "light", "dark"] as const).map((value) => ({
          value,
          label: say(`web-theme-${value}`),
        }))}
        value={theme}
        onChange={(theme) => choose({ theme })}
      />
      <Pieces
        label={say("web-pack")}
        choices={(["four", "two"] as const).map((value) => ({
          value,
          label: say(`web-pack-${value}`),
        }))}
        value={pack}
        onChange={(pack) => choose({ pack })}
      />
      <Pieces
        label={say("web-stay")}
        choices={(["short", "long", "tap"] as const).map((value) => ({
          value,
          label: say(`web-stay-${value}`),
        }))}
        value={stay}
        onChange={(stay) => choose({ stay })}
      />
      <Toggle label={say("web-twice")} on={twice} onChange={(twice) => choose({ twice })} />
    </div>
  );
}
