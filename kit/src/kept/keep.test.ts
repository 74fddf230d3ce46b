import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keep, oneOf, yesOrNo } from './keep.ts';
import { keepRecent, recentTexts } from './recent.ts';

let round = 0;
const freshKey = () => `wallet.test.${++round}`;

/** As a browser tells the other pages of the origin. */
function chooseElsewhere(key: string, newValue: string | null) {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

/** A storage that is full, or that the browser forbids. */
function refuseStorage(by: Partial<Record<'getItem' | 'setItem' | 'removeItem', string>>) {
  const refusals = Object.entries(by).map(([method, name]) => [
    method,
    () => {
      throw new DOMException('refused', name);
    },
  ]);
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    clear() {},
    ...Object.fromEntries(refusals),
  });
}

beforeEach(() => localStorage.clear());

describe('a kept choice', () => {
  it('is there on the next visit, and in another WebView at once', () => {
    const key = freshKey();
    const here = keep(key, false, yesOrNo);
    expect(here.value.value).toBe(false);
    here.set(true);
    expect(localStorage.getItem(key)).toBe('Y');
    expect(keep(key, false, yesOrNo).value.value).toBe(true);
    chooseElsewhere(key, 'N');
    expect(here.value.value).toBe(false);
  });

  it('is the initial one again where it was taken out, and where it cannot be read', () => {
    const key = freshKey();
    localStorage.setItem(key, 'klingon');
    const kept = keep(key, undefined, oneOf(['ko', 'en']));
    expect(kept.value.value).toBeUndefined();
    chooseElsewhere(key, 'en');
    expect(kept.value.value).toBe('en');
    chooseElsewhere(key, null);
    expect(kept.value.value).toBeUndefined();
    kept.set('ko');
    kept.set(undefined);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('is read again when a page comes back that did not hear of it', () => {
    const key = freshKey();
    const kept = keep(key, false, yesOrNo);
    localStorage.setItem(key, 'Y');
    expect([kept.value.value, kept.stored()]).toEqual([false, true]);
    window.dispatchEvent(new Event('pageshow'));
    expect(kept.value.value).toBe(true);
  });

  it('lasts as long as the page where storage is full or forbidden', () => {
    const key = freshKey();
    refuseStorage({ setItem: 'QuotaExceededError' });
    const kept = keep(key, false, yesOrNo);
    kept.set(true);
    expect([kept.value.value, kept.stored()]).toEqual([true, true]);
    expect(localStorage.getItem(key)).toBeNull();

    refuseStorage({ setItem: 'SecurityError', getItem: 'SecurityError', removeItem: 'SecurityError' });
    const forbidden = keep(freshKey(), false, yesOrNo);
    forbidden.set(true);
    expect([forbidden.value.value, forbidden.stored()]).toEqual([true, true]);
  });
});

describe('recent texts', () => {
  it('are so many, each once, and none where storage holds something else', () => {
    const key = freshKey();
    const kept = keep(key, [], recentTexts(3));
    kept.set(['환율', '숲', '환율', '기차', '여권']);
    expect(kept.stored()).toEqual(['환율', '숲', '기차']);
    for (const text of ['{', '{"a":1}', '[1]']) {
      localStorage.setItem(key, text);
      expect(kept.stored()).toEqual([]);
    }
    kept.set([]);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('(E58) the eleventh drops the oldest; a known one moves to the front; blanks are nothing', () => {
    const key = freshKey();
    const recent = keepRecent(key, 10);
    for (let at = 1; at <= 11; at += 1) recent.note(` 책${at} `);
    expect(recent.value.value).toHaveLength(10);
    recent.note('책5');
    recent.note('  ');
    expect(recent.value.value.slice(0, 3)).toEqual(['책5', '책11', '책10']);
    expect(recent.value.value.filter((one) => one === '책5')).toHaveLength(1);
    expect(recent.value.value).not.toContain('책1');
    recent.forget('책11');
    expect(recent.value.value).toHaveLength(9);
    recent.forget();
    expect(localStorage.getItem(key)).toBeNull();
  });
});
