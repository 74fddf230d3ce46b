import { effect } from '@preact/signals-react';
import { keep, oneOf } from '../kept/index.ts';

const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const textSizes = ['large', 'larger'] as const;
export type TextSize = (typeof textSizes)[number];

/** What the phone app says; the boot script of the next page reads it before anything is drawn. */
const told = keep<Theme | undefined>('wallet.theme', undefined, oneOf(themes));

/** What customers chose for themselves, in all WebViews; undefined is as the phone has it. */
export const appearance = {
  theme: keep<Theme | undefined>('wallet.theme.own', undefined, oneOf(themes)),
  textSize: keep<TextSize | undefined>('wallet.textSize', undefined, oneOf(textSizes)),
};

/** The phone app's theme becomes ours, where the customer chose none. */
export function tellTheme(theme: string | undefined): void {
  const known = themes.find((each) => each === theme);
  if (known) told.set(known);
}

/** Shows the page as it was chosen, here or in another WebView. @returns what ends that */
export function followAppearance({ dataset }: HTMLElement): () => void {
  return effect(() => {
    const theme = appearance.theme.value.value ?? told.value.value;
    if (theme) dataset.theme = theme;
    else delete dataset.theme;
    const size = appearance.textSize.value.value;
    if (size) dataset.text = size;
    else delete dataset.text;
  });
}
