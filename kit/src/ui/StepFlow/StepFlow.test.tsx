import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { v } from '../../schema/index.ts';
import { Button } from '../Button/Button.tsx';
import { Header } from '../Header/Header.tsx';
import { renderKorean } from '../testing/renderKorean.tsx';
import { defineSteps, type StepPath } from '../useSteps/defineSteps.ts';
import { useSteps } from '../useSteps/useSteps.ts';
import { StepFlow } from './StepFlow.tsx';

const plan = defineSteps({
  amount: v.object({}),
  account: v.object({ amount: v.number() }),
  confirm: v.object({ amount: v.number(), account: v.string() }),
});

interface FlowProps {
  draft?: unknown;
  onPath?: (path: StepPath) => void;
  onLeave?: () => void;
}

function Flow(props: FlowProps) {
  const steps = useSteps(plan, { start: {}, ...props });
  return (
    <>
      <Header title="송금" onBack={steps.back} step={steps.counter} />
      <StepFlow steps={steps}>
        {{
          amount: ({ next, remembered }) => (
            <Button
              onClick={() => next('account', { amount: 5000 })}
            >{`금액 ${remembered.amount ?? ''}`}</Button>
          ),
          account: ({ known, next }) => {
            expectTypeOf(known).toEqualTypeOf<{ amount: number }>();
            return (
              <Button
                onClick={() => {
                  next('confirm', { account: '123' });
                  next('confirm', { account: '456' });
                }}
              >
                {`${known.amount}원 받을 계좌`}
              </Button>
            );
          },
          confirm: ({ known, next }) => (
            <>
              <p>{`${known.account} 계좌로 ${known.amount}원`}</p>
              <Button onClick={() => next('amount')}>금액 고치기</Button>
            </>
          ),
        }}
      </StepFlow>
    </>
  );
}

const counter = () => document.querySelector('header p [aria-hidden]')?.textContent;

describe('StepFlow', () => {
  it('(G44, R101) leads through its steps, each with what is known there, and counts them in the header', async () => {
    const { user } = await renderKorean(<Flow />);
    expect(counter()).toBe('1/3');
    await user.click(screen.getByRole('button', { name: '금액' }));
    expect(counter()).toBe('2/3');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await user.click(screen.getByRole('button', { name: '5000원 받을 계좌' }));
    expect(screen.getByText('123 계좌로 5000원')).toBeTruthy();
  });

  it('goes back step by step with what was entered remembered, and leaves at the first', async () => {
    const onLeave = vi.fn();
    const { user } = await renderKorean(<Flow onLeave={onLeave} />);
    await user.click(screen.getByRole('button', { name: '금액' }));
    await user.click(screen.getByRole('button', { name: '뒤로 가기' }));
    expect(screen.getByRole('button', { name: '금액 5000' })).toBeTruthy();
    expect(onLeave).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '뒤로 가기' }));
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('goes back to a step that was passed before instead of piling it up', async () => {
    const paths: StepPath[] = [];
    const { user } = await renderKorean(<Flow onPath={(path) => paths.push(path)} />);
    await user.click(screen.getByRole('button', { name: '금액' }));
    await user.click(screen.getByRole('button', { name: '5000원 받을 계좌' }));
    await user.click(screen.getByRole('button', { name: '금액 고치기' }));
    expect(paths.map((path) => path.map(({ step }) => step))).toEqual([
      ['amount', 'account'],
      ['amount', 'account', 'confirm'],
      ['amount'],
    ]);
  });

  it('survives a reload: the path that went out comes in again', async () => {
    let kept: string | undefined;
    const first = await renderKorean(<Flow onPath={(path) => (kept = JSON.stringify(path))} />);
    await first.user.click(screen.getByRole('button', { name: '금액' }));
    first.unmount();
    const again = await renderKorean(<Flow draft={JSON.parse(kept ?? 'null')} />);
    expect(screen.getByRole('button', { name: '5000원 받을 계좌' })).toBeTruthy();
    await again.user.click(screen.getByRole('button', { name: '뒤로 가기' }));
    expect(screen.getByRole('button', { name: '금액 5000' })).toBeTruthy();
  });

  it.each([
    [
      'of an older version',
      [
        { step: 'amount', known: {} },
        { step: 'account', known: { amount: '5000' } },
      ],
      1,
    ],
    ['with a step that is gone', [{ step: 'terms', known: {} }], 0],
    ['with a name of every object', [{ step: 'constructor', known: {} }], 0],
    [
      'that fits',
      [
        { step: 'amount', known: {} },
        { step: 'account', known: { amount: 1 } },
      ],
      2,
    ],
  ])('takes of a draft %s what fits', (_, draft, length) => {
    expect(plan.readPath(draft)).toHaveLength(length);
  });

  it('never stumbles over a draft, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (draft) => {
        expect(Array.isArray(plan.readPath(draft))).toBe(true);
      }),
    );
  });
});
