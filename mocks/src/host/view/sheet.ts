import type { Choice, Question } from '../model/respond.ts';
import { button, element } from './element.ts';

interface Waiting {
  webViewId: string;
  question: Question;
  answer(choice: Choice | null): void;
}

/** What the app puts before the customer, one at a time. */
export interface Sheets {
  readonly element: HTMLElement;
  isOpen(): boolean;
  ask(webViewId: string, question: Question): Promise<Choice | null>;
  /** The first choice, which is the one that says no; false where nothing is open. */
  goBack(): boolean;
  /** The WebView went away, and its questions with it; without an id, all of them. */
  drop(webViewId?: string): void;
}

/** @param onToggle is told whether a sheet covers the WebViews */
export function createSheets(onToggle: (isOpen: boolean) => void): Sheets {
  const host = element('div', { class: 'sheets', hidden: true });
  let waiting: Waiting[] = [];

  function finish(done: Waiting, choice: Choice | null) {
    waiting = waiting.filter((other) => other !== done);
    done.answer(choice);
    show();
  }

  function show() {
    const next = waiting[0];
    host.hidden = !next;
    onToggle(Boolean(next));
    if (!next) return host.replaceChildren();
    const { question } = next;
    const draft = element('textarea', {
      'aria-label': 'Answer as JSON',
      'data-host': 'sheet-draft',
      rows: '4',
    });
    draft.value = question.draft ?? '';
    const buttons = question.choices.map(({ value, label, isMain }) =>
      button({
        host: `sheet-${value}`,
        label,
        className: isMain ? 'main' : '',
        onClick: () => finish(next, { value, ...(question.draft !== undefined && { draft: draft.value }) }),
      }),
    );
    const title = element('h2', { id: 'sheet-title' }, question.title);
    const lines = question.details.map((line) => element('p', {}, line));
    const sheet = element(
      'div',
      {
        class: 'sheet',
        role: 'dialog',
        'aria-modal': 'true',
        'aria-labelledby': 'sheet-title',
        'data-host': 'sheet',
        'data-sheet': question.kind,
      },
      title,
      ...lines,
      ...(question.draft === undefined ? [] : [draft]),
      element('div', { class: 'choices' }, ...buttons),
    );
    host.replaceChildren(sheet);
    buttons.at(-1)?.focus();
  }

  return {
    element: host,
    isOpen: () => waiting.length > 0,
    ask: (webViewId, question) =>
      new Promise((answer) => {
        waiting = [...waiting, { webViewId, question, answer }];
        if (waiting.length === 1) show();
      }),
    goBack() {
      const first = waiting[0];
      const no = first?.question.choices[0];
      if (!first || !no) return false;
      finish(first, { value: no.value });
      return true;
    },
    drop(webViewId) {
      const gone = waiting.filter((other) => webViewId === undefined || other.webViewId === webViewId);
      waiting = waiting.filter((other) => !gone.includes(other));
      for (const { answer } of gone) answer(null);
      show();
    },
  };
}
