import { FaceCheck, useWallet } from '@wallet/kit/app';
import { Note } from '@wallet/kit/ui';
import { useRef } from 'react';
import { Step } from '../flows/Step.tsx';
import { useRegister } from '../flows/useRegister.ts';
import { messages } from '../messages/index.ts';
import { useRegistration } from '../state/registration.ts';

/** The face, one's own or the child's; with it the pass is made. */
export function FSP24010() {
  const { face: t } = messages.use();
  const { navigate } = useWallet();
  const { forget } = useRegistration();
  const register = useRegister();
  const passId = useRef('');
  return (
    <Step needs={['passport', 'chipFace']}>
      {(registration) => (
        <>
          <FaceCheck
            purpose="smartPass"
            check={async (face) => {
              const done = await register(registration, face);
              passId.current = done.passId ?? '';
              return done.problem ?? null;
            }}
            onGood={() => {
              navigate.replace('FSP56000', { query: { passId: passId.current, done: 'Y' } });
              forget();
            }}
            onOtherWay={() => navigate.replace('FSP13000')}
          />
          <Note>{t[registration.relationship]}</Note>
        </>
      )}
    </Step>
  );
}
