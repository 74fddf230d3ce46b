import { formatMoney } from '@wallet/kit/format';
import { makePdf } from '../comm/makePdf.ts';
import type { Export, Own } from './own.ts';
import type { Receipt } from './receipts.ts';

const dotted = (ymd: string) => `${ymd.slice(0, 4)}.${ymd.slice(4, 6)}.${ymd.slice(6, 8)}`;
const won = (amount: number) => `${formatMoney(amount)}원`;
const columns = ['날짜', '매장', '사업자번호', '품목 수', '공급가액', '부가세', '합계', '결제 수단', '메모'];

/** A cell that a spreadsheet would take for a formula is made a text (CSV injection). */
const cell = (value: string | number) => {
  const text = String(value);
  const harmless = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** With a byte order mark: Excel takes it for UTF-8 by that alone. */
function csvOf(all: readonly Receipt[]): string {
  const rows = all.map((one) => [
    ...[dotted(one.useYmdhms), one.frchsNm, one.bsnmNo, one.itemList.length, one.splpcAmt, one.vat],
    ...[one.totAmt, one.mnsNm, one.memo],
  ]);
  return `\uFEFF${[columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** One slip a page, and the table of them all at the end. */
function pdfOf(all: readonly Receipt[]): string {
  const slips = all.map((one) => [
    ...['영수증', '', one.frchsNm, `사업자번호 ${one.bsnmNo}`, `일시 ${dotted(one.useYmdhms)}`, ''],
    ...one.itemList.slice(0, 12).map(({ itemNm, cnt, amt }) => `${itemNm} ${cnt}개 ${won(amt)}`),
    ...(one.itemList.length > 12 ? [`외 ${one.itemList.length - 12}개`] : []),
    ...['', `공급가액 ${won(one.splpcAmt)}`, `부가세 ${won(one.vat)}`, `합계 ${won(one.totAmt)}`, one.mnsNm],
    ...(one.slfRgstYn === 'Y' ? ['직접 등록: 세금 증빙으로 쓸 수 없어요.'] : []),
  ]);
  const table = all.map((one) => `${dotted(one.useYmdhms)} ${one.frchsNm} ${won(one.totAmt)}`);
  const sum = all.reduce((total, { totAmt }) => total + totAmt, 0);
  const PER_PAGE = 22;
  const pages = Array.from({ length: Math.ceil(table.length / PER_PAGE) }, (_, at) =>
    table.slice(at * PER_PAGE, (at + 1) * PER_PAGE),
  );
  return makePdf([...slips, ...pages, ['합계', '', won(sum)]]);
}

/** What an export holds; what was deleted since is not in it any more. */
export function fileOf({ receipts }: Own, one: Export): { body: string; type: string } {
  const all = receipts.filter(({ rceitpNo, delYmd }) => one.rceitpNos.includes(rceitpNo) && delYmd === '');
  return one.frmt === 'PDF'
    ? { body: pdfOf(all), type: 'application/pdf' }
    : { body: csvOf(all), type: 'text/csv; charset=utf-8' };
}
