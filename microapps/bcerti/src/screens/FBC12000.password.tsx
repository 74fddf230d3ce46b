import { ChooseNumber, Screen, useWallet } from '@wallet/kit/app';
import { issue, setPassword } from '../api/calls.ts';
import { getting } from '../flows/getting.ts';
import { messages } from '../messages/index.ts';

export const FBC12000 = getting.step(
  { needs: ['proof'] },
  function Password({ draft: { way, proof }, save }) {
    const { password: t } = messages.use();
    const { navigate } = useWallet();
    return (
      <Screen>
        <ChooseNumber
          words={t}
          onChosen={async (number) => {
            const end = await (way === 'issue' ? issue : setPassword)({ proof, ...number });
            await save({ end: { kind: way, ...end } });
            navigate.replace('FBC13000');
          }}
          on={{ BCT_PROOF: () => navigate.replace(way === 'change' ? 'FBC20000' : 'FBC11000') }}
        />
      </Screen>
    );
  },
);
