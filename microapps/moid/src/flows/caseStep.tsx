import { Screen, useLoad, useQuery } from '@wallet/kit/app';
import type { ComponentType } from 'react';
import { readCase } from '../api/calls.ts';
import type { Case } from '../model/case.ts';
import { useInstead } from '../parts/useInstead.tsx';
import { getting } from './getting.ts';

export interface CaseStep {
  found: Case;
  officeCode: string;
}

/** A step of a case: which one the draft knows, or the address of a step that is taken up again. */
export function caseStep(View: ComponentType<CaseStep>) {
  return function Step() {
    const txId = useQuery().get('txId');
    const draft = getting.useDraft();
    const instead = useInstead();
    const load = useLoad(async () => {
      const known = await draft.read();
      const number = txId ?? known?.transactionId;
      return { found: number ? await readCase(number) : null, officeCode: known?.officeCode ?? '' };
    }, [txId, draft]);
    return (
      <Screen of={load} instead={instead}>
        {({ found, officeCode }) => (found ? <View {...{ found, officeCode }} /> : instead.MIP_CASE_GONE)}
      </Screen>
    );
  };
}
