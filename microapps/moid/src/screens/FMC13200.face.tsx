import { FaceCheck, useWallet } from '@wallet/kit/app';
import { checkFace } from '../api/calls.ts';
import { type CaseStep, caseStep } from '../flows/caseStep.tsx';

export const FMC13200 = caseStep(function Face({ found: { transactionId: txId } }: CaseStep) {
  const { navigate } = useWallet();
  return (
    <FaceCheck
      purpose="issue"
      check={(faceImg) => checkFace({ txId, faceImg })}
      onGood={() => navigate.replace('FMC14000')}
      onOtherWay={() => navigate.push('FMC40000')}
    />
  );
});
