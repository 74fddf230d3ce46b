import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { SafeHtml } from './SafeHtml.tsx';
import { plainText } from './sanitise.ts';

// What DOMPurify lets through is shown in a real browser: happy-dom's NodeIterator misleads it.

it('shows the words at once, while the cleaner is on its way', async () => {
  await renderKorean(<SafeHtml html="<p>11월 <b>특가</b></p>" />);
  expect(screen.getByText('11월 특가')).toBeTruthy();
});

it('takes words only, and no script or style for words', () => {
  expect(
    plainText('<style>p{}</style><p onclick="x()">하나</p> <script>둘()</script><a href="/x">셋</a>'),
  ).toBe('하나\n셋');
});

it('puts what stands apart on lines of its own', () => {
  expect(
    plainText(
      '<h3>점검 일정</h3><dl><dt>일시</dt><dd>11월 29일</dd></dl>\n<ul><li>결제</li><li>조회</li></ul>한 줄<br>또 한 줄',
    ),
  ).toBe('점검 일정\n일시\n11월 29일\n결제\n조회\n한 줄\n또 한 줄');
});
