import { ChooseNumber, Screen, useWallet } from '@wallet/kit/app';
import { openWallet } from '../api/calls.ts';
import { opening } from '../flows/opening.ts';
import { messages } from '../messages/index.ts';

/** The PIN of a new wallet. */
export const FNF10100 = opening.step({ needs: ['terms'] }, function Pin({ draft: { terms }, clear }) {
  const { pin: t } = messages.use();
  const { navigate } = useWallet();
  return (
    <Screen>
      <ChooseNumber
        words={t}
        onChosen={async ({ pin, again }) => {
          await openWallet({ pin, again, terms });
          await clear();
          navigate.replace('FNF11000');
        }}
      />
    </Screen>
  );
});
