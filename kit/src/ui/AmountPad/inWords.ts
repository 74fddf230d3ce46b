const figures = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];
const small = ['', '십', '백', '천'];
const large = ['', '만', '억', '조'];
const group = 10_000;

/** A sum of won as Koreans say it: 오만 원, 십이만 삼천 원. Empty for nothing, and beyond what anybody pays. */
export function inWords(won: number): string {
  if (!Number.isSafeInteger(won) || won <= 0 || won >= group ** large.length) return '';
  const parts: string[] = [];
  for (let rest = won, place = 0; rest > 0; rest = Math.floor(rest / group), place += 1) {
    const four = rest % group;
    if (four > 0) parts.unshift(`${place === 1 && four === 1 ? '' : ofFour(four)}${large[place]}`);
  }
  return `${parts.join(' ')} 원`;
}

function ofFour(four: number): string {
  let said = '';
  for (let rest = four, place = 0; rest > 0; rest = Math.floor(rest / 10), place += 1) {
    const figure = rest % 10;
    // 십, not 일십.
    if (figure > 0) said = `${figure === 1 && place > 0 ? '' : figures[figure]}${small[place]}${said}`;
  }
  return said;
}
