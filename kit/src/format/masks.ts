// The specification says that masks exist, not how they look (N14). These follow the habit of Korean banks (A77):
// what is shown is enough to recognise one's own, the rest is one `*` per character. None of them ever throws.

type Text = string | null | undefined;

/** One entry per letter, marks that nobody sees left out; a Korean name sent in decomposed form counts its syllables, not its jamo. */
function lettersOf(text: Text): string[] {
  return [
    ...(text ?? '')
      .replace(/\p{Cf}/gu, '')
      .trim()
      .normalize('NFC'),
  ];
}

/** Hides the letters from `from` until `until`; spaces and signs between letters and digits stay. */
function hide(letters: readonly string[], from: number, until = letters.length): string {
  return letters
    .map((letter, index) =>
      index >= from && index < until && /[\p{L}\p{M}\p{N}\p{S}*]/u.test(letter) ? '*' : letter,
    )
    .join('');
}

/** Digits and signs as a Korean keyboard may give them, wide ones and long dashes, in their plain form. */
function plain(text: Text): string {
  return (text ?? '')
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\p{Cf}/gu, '')
    .trim();
}

/** Hides digits by their place among the digits; everything between them stays. */
function hideDigits(text: string, from: number, until: number): string {
  let index = -1;
  return text.replace(/\d/g, (digit) => {
    index += 1;
    return index >= from && index < until ? '*' : digit;
  });
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length;
}

/** 홍*동, 홍*, 남**수, J*** ****h: the first and the last letter are shown, of two the first, of one none. */
export function maskName(name: Text): string {
  const letters = lettersOf(name);
  if (letters.length <= 2) return hide(letters, letters.length - 1);
  return hide(letters, 1, letters.length - 1);
}

/** 900101-1******: birth and the first digit after it. What has not 13 digits is masked like an id. */
export function maskNationalId(nationalId: Text): string {
  const text = plain(nationalId);
  return countDigits(text) === 13 && /^[\d\s-]+$/.test(text) ? hideDigits(text, 7, 13) : maskId(text);
}

/** 010-****-5678, 010****5678, 02-***-4567, +82 10-****-5678: the middle group is hidden. */
export function maskPhone(phone: Text): string {
  const text = plain(phone);
  const total = countDigits(text);
  if (total === 0) return maskId(text);
  const digits = text.replace(/\D/g, '');
  if (total <= 4) return hideDigits(text, 0, total);
  // Country code, then the area code with or without its leading 0.
  const country = /^\+?\s*82/.test(text) && total > 9 ? 2 : 0;
  const national = digits.slice(country);
  const area = /^0?2/.test(national) ? 1 : 2;
  const shown = country + area + (national.startsWith('0') ? 1 : 0);
  const isKorean = country > 0 || national.startsWith('0');
  return hideDigits(text, isKorean ? Math.min(shown, total - 4) : Math.max(0, total - 8), total - 4);
}

/** hon***@example.com: three letters of the id are shown, two of a short one. The domain stays. */
export function maskEmail(email: Text): string {
  const text = (email ?? '').replace(/\p{Cf}/gu, '').trim();
  const at = text.lastIndexOf('@');
  return at < 0 ? maskId(text) : `${maskId(text.slice(0, at))}${text.slice(at)}`;
}

/** hon*****: three letters are shown, two of up to four, one of two, none of one. */
export function maskId(id: Text): string {
  const letters = lettersOf(id);
  const shown = letters.length >= 5 ? 3 : Math.min(2, Math.max(0, letters.length - 1));
  return [...letters.slice(0, shown), ...letters.slice(shown).map(() => '*')].join('');
}

/** 123***-**-**4567: three digits at the start and four at the end are shown, fewer of a short number. */
export function maskAccount(accountNo: Text): string {
  const text = plain(accountNo);
  const total = countDigits(text);
  if (total === 0) return maskId(text);
  const [start, end] = total >= 10 ? [3, 4] : total >= 6 ? [2, 2] : [0, total > 2 ? 1 : 0];
  return hideDigits(text, start, total - end);
}

/**
 * ··4567: one's own account beside its bank or its name, "국민은행 ··4567"; never more than half of a number, which may
 * come masked.
 */
export function accountEnd(accountNo: Text): string {
  const text = plain(accountNo);
  const digits = text.replace(/[^\d*]/g, '');
  const shown = Math.min(4, Math.floor(digits.length / 2));
  return shown === 0 || countDigits(text) === 0 ? maskId(text) : `··${digits.slice(-shown)}`;
}

const lastShownWord = /(?:[읍면동로길가]|\d가)$/;

/** 서울특별시 강남구 테헤란로 ***: shown as far as the road or the dong. A foreign address shows its last part. */
export function maskAddress(address: Text): string {
  const text = (address ?? '')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .normalize('NFC');
  if (!/[가-힣]/.test(text)) {
    const comma = text.lastIndexOf(',');
    return `${hide([...text.slice(0, Math.max(comma, 0))], 0)}${comma < 0 ? hide([...text], 0) : text.slice(comma)}`;
  }
  const parts = text.split(/(\s+)/);
  const words = parts.filter((_, index) => index % 2 === 0);
  const found = words.findIndex((word, index) => index > 0 && lastShownWord.test(word));
  const shown = found >= 0 ? found : Math.min(1, words.length - 2);
  return parts.map((part, index) => (index / 2 > shown ? hide([...part], 0) : part)).join('');
}
