import { button, element } from './element.ts';
import type { WebViewFrame } from './webViewFrame.ts';

/** As high as the phone's own, in CSS pixels (style/keyboard.css). */
const HEIGHT = 292;

const rows = ['ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ', 'ㅁㄴㅇㄹㅎㅗㅓㅏㅣ', '⇧ㅋㅌㅊㅍㅠㅜㅡ⌫'];
const typed = 'input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=button]), textarea';

type Mode = 'none' | 'resize' | 'overlay';

/** A keyboard that comes up under a field, as the system's does. It types nothing: the developer has a keyboard. */
export interface Keyboard {
  readonly element: HTMLElement;
  /** Stands under the WebView at the front from now on; under none while something else covers it. */
  follow(frame: WebViewFrame | null, mode: Mode): void;
}

function isTypedInto(page: Document | null): boolean {
  const focused = page?.activeElement;
  if (!focused?.matches(typed)) return false;
  const { readOnly, inputMode } = focused as HTMLInputElement;
  // A page that draws its own keys asks for none.
  return !readOnly && inputMode !== 'none';
}

export function createKeyboard(): Keyboard {
  let frame: WebViewFrame | null = null;
  // A frame's window stays the same from document to document; what is listened to does not.
  let page: Document | null = null;
  let mode: Mode = 'none';
  const done = button({
    host: 'keyboard-done',
    label: 'Done',
    className: 'keyboardDone',
    onClick: () => (page?.activeElement as HTMLElement | null)?.blur(),
  });
  const keys = rows.map((row) =>
    element('div', { class: 'keys' }, ...[...row].map((key) => element('span', {}, key))),
  );
  const host = element(
    'div',
    { class: 'keyboard', 'data-host': 'keyboard', hidden: true },
    done,
    element(
      'div',
      { 'aria-hidden': 'true' },
      ...keys,
      element('div', { class: 'keys space' }, element('span', {})),
    ),
  );

  function show() {
    const isShown = mode !== 'none' && isTypedInto(page);
    if (host.hidden === !isShown) return;
    host.hidden = !isShown;
    frame?.setKeyboard(isShown ? HEIGHT : 0, mode === 'overlay' ? 'overlay' : 'resize');
  }
  // From one field to the next the focus is nowhere for a moment.
  const showSoon = () => setTimeout(show, 0);

  return {
    element: host,
    follow(nextFrame, nextMode) {
      const nextPage = nextFrame?.document() ?? null;
      if (frame === nextFrame && page === nextPage && mode === nextMode) return;
      if (!host.hidden) frame?.setKeyboard(0, 'resize');
      host.hidden = true;
      page?.removeEventListener('focusin', showSoon);
      page?.removeEventListener('focusout', showSoon);
      frame = nextFrame;
      page = nextPage;
      mode = nextMode;
      page?.addEventListener('focusin', showSoon);
      page?.addEventListener('focusout', showSoon);
      show();
    },
  };
}
