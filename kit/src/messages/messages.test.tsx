import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages as en } from './en.ts';
import {
  defineMessages,
  kitMessages,
  locale,
  localeKey,
  messageText,
  problemText,
  setLocale,
  suggestLocale,
} from './index.ts';
import { messages as ko } from './ko.ts';

function catalogue() {
  const loads: string[] = [];
  const messages = defineMessages({
    ko: async () => {
      loads.push('ko');
      return { messages: { title: '숲나들e', nights: ({ count }: { count: number }) => `${count}박` } };
    },
    en: async () => {
      loads.push('en');
      return { messages: { title: 'Forest', nights: ({ count }) => `${count} nights` } };
    },
  });
  return { loads, messages };
}

beforeEach(async () => {
  await setLocale('ko');
  localStorage.clear();
});

describe('the language', () => {
  it('loads one language at a time and switches when it is there', async () => {
    const { loads, messages } = catalogue();
    await messages.load('ko');
    await messages.load('ko');
    expect(loads).toEqual(['ko']);
    expect(messages.current().nights({ count: 2 })).toBe('2박');
    await setLocale('en');
    expect(loads).toEqual(['ko', 'en']);
    expect(locale.value).toBe('en');
    expect(messages.current().title).toBe('Forest');
    expect(document.documentElement.lang).toBe('en');
    expect(localStorage.getItem(localeKey)).toBe('en');
  });

  it('renders again on a switch', async () => {
    const { messages } = catalogue();
    await messages.load('ko');
    function Title() {
      return <h1>{messages.use().title}</h1>;
    }
    render(<Title />);
    expect(screen.getByRole('heading').textContent).toBe('숲나들e');
    await act(() => setLocale('en'));
    expect(screen.getByRole('heading').textContent).toBe('Forest');
  });

  it('waits for the first language instead of failing', async () => {
    const { messages } = catalogue();
    function Title() {
      return <h1>{messages.use().title}</h1>;
    }
    await act(async () => {
      render(<Title />);
    });
    expect((await screen.findByRole('heading')).textContent).toBe('숲나들e');
  });

  it('says what to do when it is read too early', () => {
    expect(() => catalogue().messages.current()).toThrow(/suggestLocale/);
  });

  it('lets the last of two switches win', async () => {
    const first = setLocale('en');
    const second = setLocale('ko');
    await Promise.all([first, second]);
    expect(locale.value).toBe('ko');
    expect(localStorage.getItem(localeKey)).toBe('ko');
  });

  it('keeps the language when a catalogue cannot be loaded, and may try again', async () => {
    let isDown = true;
    const messages = defineMessages({
      ko: async () => ({ messages: { a: '가' } }),
      en: async () => {
        if (isDown) throw new Error('offline');
        return { messages: { a: 'a' } };
      },
    });
    await messages.load('ko');
    await expect(setLocale('en')).rejects.toThrow('offline');
    expect(locale.value).toBe('ko');
    isDown = false;
    await setLocale('en');
    expect(messages.current().a).toBe('a');
  });

  it('follows what another WebView chose', async () => {
    localStorage.setItem(localeKey, 'en');
    window.dispatchEvent(new StorageEvent('storage', { key: localeKey, newValue: 'en' }));
    await vi.waitFor(() => expect(locale.value).toBe('en'));
    localStorage.setItem(localeKey, 'klingon');
    window.dispatchEvent(new StorageEvent('storage', { key: localeKey, newValue: 'klingon' }));
    expect(locale.value).toBe('en');
  });

  it("takes the host's language unless the customer chose one, and remembers nothing", async () => {
    await suggestLocale('en-US');
    expect(locale.value).toBe('en');
    expect(localStorage.getItem(localeKey)).toBeNull();
    await suggestLocale('fr');
    expect(locale.value).toBe('en');
    localStorage.setItem(localeKey, 'ko');
    await suggestLocale('en-US');
    expect(locale.value).toBe('ko');
  });
});

const contractIds = `loginGuide, loginRetry, loginLocked, signUpAsk, stepParamMissing, pointNotJoined,
pointLinkMissing, ssoFailed, ssoFailedLite, sessionExpired, duplicateLogin, leavePayment,
serverMessage, enterIdPassword, noCi, customerLookupError,
failedToFetchData, failedToGetTerms, locationConsentLookupUnavailable, locationPermissionDenied,
locationUnavailable, locationTimeout, locationUnknown, paymentUnstable, atmUnstable, wrongAccess,
certificateAuthFailed, codeUnusable, englishNameMissing, invalidLocation, invalidTransaction, certificateAppOnly,
certificateCommunication, certificateNoMatch, certificateNoLoginType, phoneNotVerified, required, minLength, maxLength, min,
max, invalidEmail`.split(/,\s*/);

describe('the texts of the kit', () => {
  it.each(['ko', 'en'] as const)('has every message id of the contract in %s', async (language) => {
    await setLocale(language);
    for (const id of contractIds) {
      const text = messageText(id, { min: 3, max: 3 });
      if (id !== 'serverMessage') expect(text, id).not.toBe(messageText('requestFailed'));
      expect(text.length, id).toBeGreaterThan(0);
    }
  });

  it("keeps the one literal text, and carries a rule's bound", async () => {
    await kitMessages.load('ko');
    expect(messageText('noCi')).toBe('There is no ci!');
    expect(problemText({ id: 'minLength', params: { min: 8 } })).toBe('8자 이상 입력해 주세요.');
    expect(problemText({ id: 'max', params: { max: 10 } })).toContain('10');
    expect(messageText('minLength')).not.toContain('undefined');
  });

  it('answers the general failure for an id it does not know', async () => {
    await kitMessages.load('ko');
    for (const id of ['nothingLikeIt', 'toString', ''])
      expect(messageText(id)).toBe(messageText('requestFailed'));
  });

  it('leaves no English in Korean nor Korean in English', () => {
    const textsOf = (value: unknown): string[] =>
      typeof value === 'string'
        ? [value]
        : value && typeof value === 'object'
          ? Object.values(value).flatMap(textsOf)
          : [];
    expect(textsOf(en).filter((text) => /[가-힣]/.test(text))).toEqual([]);
    expect(textsOf(ko).filter((text) => !/[가-힣]/.test(text))).toEqual(['There is no ci!', 'P', 'g']);
    expect(textsOf(en).filter((text) => text.trim() === '')).toEqual([]);
  });
});
