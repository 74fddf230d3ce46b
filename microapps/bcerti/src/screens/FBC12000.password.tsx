import { ChooseNumber, Screen, useWallet } from '@wallet/kit/app';
import { issue, setPassword } from '../api/calls.ts';
import { getting } from '../flows/getting.ts';
import { useThisPhone } from '../flows/phone.ts';
import { messages } from '../messages/index.ts';

export const FBC12000 = getting.step(
  { needs: ['proof'] },
  function Password({ draft: { way, proof }, save }) {
    const { password: t } = messages.use();
    const { navigate } = useWallet();
    const thisPhone = useThisPhone();
    return (
      <Screen>
        <ChooseNumber
          words={t}
          onChosen={async (number) => {
            const phone = await thisPhone();
            const end =
              way === 'issue'
                ? await issue({ proof, ...number, phone })
                : await setPassword({ proof, ...number });
            await save({ end: { kind: way, ...end } });
            navigate.replace('FBC13000');
          }}
          on={{ BCT_PROOF: () => navigate.replace(way === 'change' ? 'FBC20000' : 'FBC11000') }}
        />
      </Screen>
    );
  },
);
