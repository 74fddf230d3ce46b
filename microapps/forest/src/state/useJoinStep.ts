import { type Load, useLoad } from '@wallet/kit/app';
import { canEnter, type JoinDraft, type JoinStep } from '../model/membership.ts';
import type { Draft } from './useDraft.ts';
import { useJoinDraft } from './useJoinDraft.ts';

/** What was entered before this step of joining; null when an earlier step is still to be done. */
export function useJoinStep(step: JoinStep): { of: Load<JoinDraft | null> } & Draft<JoinDraft> {
  const draft = useJoinDraft();
  const of = useLoad<JoinDraft | null>(async () => {
    const kept = await draft.read();
    return kept !== null && canEnter(step, kept) ? kept : null;
  });
  return { of, ...draft };
}
