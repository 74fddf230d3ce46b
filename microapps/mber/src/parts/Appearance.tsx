import { appearance, type TextSize, type Theme } from '@wallet/kit/app';
import { type Locale, locale, setLocale } from '@wallet/kit/messages';
import { SettingIcon, SheetSelect } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** As the phone has it, in a list of choices. */
const own = 'phone';

/** How the wallet looks on this phone: theme, size of text, language; in all its WebViews at once. */
export function Appearance() {
  const { own: t } = messages.use();
  const { theme, textSize } = appearance;
  return (
    <>
      <SheetSelect<Theme | typeof own>
        isRow
        leading={<SettingIcon name="theme" />}
        field="theme"
        label={t.theme}
        value={theme.value.value ?? own}
        onChange={(next) => theme.set(next === own ? undefined : next)}
        options={[
          { value: own, title: t.themes.phone },
          { value: 'light', title: t.themes.light },
          { value: 'dark', title: t.themes.dark },
        ]}
      />
      <SheetSelect<TextSize | typeof own>
        isRow
        leading={<SettingIcon name="textSize" />}
        field="textSize"
        label={t.textSize}
        value={textSize.value.value ?? own}
        onChange={(next) => textSize.set(next === own ? undefined : next)}
        options={[
          { value: own, title: t.textSizes.phone },
          { value: 'large', title: t.textSizes.large },
          { value: 'larger', title: t.textSizes.larger },
        ]}
      />
      <SheetSelect<Locale>
        isRow
        leading={<SettingIcon name="language" />}
        field="language"
        label={t.language}
        value={locale.value}
        onChange={(next) => void setLocale(next)}
        // Each under its own name: who cannot read this page must still find theirs.
        options={[
          { value: 'ko', title: '한국어' },
          { value: 'en', title: 'English' },
        ]}
      />
    </>
  );
}
