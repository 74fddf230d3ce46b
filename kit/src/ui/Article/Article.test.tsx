import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Badge } from '../Badge/Badge.tsx';
import { renderKorean } from '../testing/renderKorean.tsx';
import { Article } from './Article.tsx';

it('has picture, state, name, facts and text in this order, each in its own language', async () => {
  await renderKorean(
    <Article
      picture={{ src: '/a.svg', alt: '숲' }}
      badges={<Badge>진행 중</Badge>}
      title="숲길 걷기"
      note="2026.11.21"
      text={'First\nSecond'}
    >
      <p>11.01 ~ 11.30</p>
    </Article>,
  );
  const article = screen.getByRole('article');
  expect(article.textContent).toBe('진행 중숲길 걷기2026.11.2111.01 ~ 11.30First\nSecond');
  expect(article.querySelector('img')?.alt).toBe('숲');
  expect(screen.getByRole('heading', { level: 2, name: '숲길 걷기' }).lang).toBe('ko');
  expect(screen.getByText('First Second').lang).toBe('');
});
