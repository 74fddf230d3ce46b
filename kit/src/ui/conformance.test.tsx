import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Locale, setLocale } from '../messages/index.ts';
import * as ui from './index.ts';
import { everyPart } from './testing/everyPart.tsx';

const namedRoles = [
  'button',
  'link',
  'textbox',
  'searchbox',
  'checkbox',
  'switch',
  'radio',
  'radiogroup',
  'tab',
  'tablist',
  'tabpanel',
  'progressbar',
  'timer',
  'img',
  'dialog',
  'grid',
  'region',
] as const;

const hangul = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/;
const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];

afterEach(() => {
  act(ui.closeDialogs);
  act(ui.hideToast);
  vi.restoreAllMocks();
});

/** Two of it beside each other, as on a screen with two fields; one where the part fills the page. */
async function show(name: string, locale: Locale) {
  const part = everyPart[name];
  if (part === undefined) throw new Error(`${name} has no case in testing/everyPart.tsx: add one.`);
  await setLocale(locale);
  const view = render(
    <main>
      {part.show('first')}
      {!part.isAlone && part.show('second')}
    </main>,
  );
  await act(async () => part.open?.());
  await act(async () => {});
  return { part, view };
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

it('(G44) looks at every component of the door', () => {
  const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));
  expect(Object.keys(everyPart).sort()).toEqual(components.sort());
});

describe.each(Object.keys(everyPart))('(G44) %s', (name) => {
  it.each(['ko', 'en'] as const)('shows itself in %s, without a complaint of React', async (locale) => {
    const complaints = vi.spyOn(console, 'error');
    const { view } = await show(name, locale);
    expect(view.container.querySelector('main')?.innerHTML).not.toBe('');
    expect(complaints).not.toHaveBeenCalled();
  });

  it('leaves no Korean in English', async () => {
    await show(name, 'en');
    const left = all('main, main *').flatMap((element) => [
      ...[...element.childNodes]
        .filter(({ nodeType }) => nodeType === 3)
        .map((node) => node.textContent ?? ''),
      ...[...element.attributes].map(({ value }) => value),
    ]);
    expect(left.filter((text) => hangul.test(text))).toEqual([]);
  });

  it('has every id once, and refers to none that is not there', async () => {
    await show(name, 'ko');
    const ids = all('[id]').map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const attribute of references) {
      const meant = all(`[${attribute}]`).flatMap((element) =>
        (element.getAttribute(attribute) ?? '').split(/\s+/),
      );
      expect(
        meant.filter((id) => !ids.includes(id)),
        attribute,
      ).toEqual([]);
    }
  });

  it('names everything that can be used, and every picture', async () => {
    await show(name, 'ko');
    for (const role of namedRoles) {
      const nameless = screen
        .queryAllByRole(role, { hidden: true, suggest: false })
        .filter((element) => element.closest('[aria-hidden="true"]') === null)
        .filter((element) => !screen.queryAllByRole(role, { hidden: true, name: /\S/ }).includes(element));
      expect(
        nameless.map(({ outerHTML }) => outerHTML),
        role,
      ).toEqual([]);
    }
    expect(all('img:not([alt])')).toEqual([]);
  });

  it('is found by what the contract says', async () => {
    const { part } = await show(name, 'ko');
    for (const selector of part.has?.('first') ?? []) expect(all(selector), selector).not.toEqual([]);
    // A field is one element, and its message is tied to it.
    expect(all('[data-field="first"]').length).toBeLessThanOrEqual(1);
  });

  it('leaves nothing behind', async () => {
    const { view } = await show(name, 'ko');
    act(ui.closeDialogs);
    view.unmount();
    expect(ui.hasOpenDialog()).toBe(false);
    expect(document.body.textContent).toBe('');
    expect(document.documentElement.getAttribute('style') ?? '').toBe('');
  });
});
