import { Screen, useAction, useWallet } from '@wallet/kit/app';
import { Lead } from '@wallet/kit/ui';
import { handInCoins } from '../api/calls.ts';
import { coining } from '../flows/buying.ts';
import { Places } from '../flows/Places.tsx';
import { messages } from '../messages/index.ts';
import { coin } from '../model/exchange.ts';

/** Where the coins go; then their code stands among the coin orders. */
export const FEX00004 = coining.step({ needs: ['pieces'] }, function HandIn({ draft, clear }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { currency, pieces, payout } = draft;
  const submit = useAction(async (placeId: string) => {
    const { id } = await handInCoins({ currency, pieces, placeId, payout });
    navigate.replace('FEX01001', { query: { orderId: id }, asks: false });
    await clear();
  });
  return (
    <Screen ground>
      <Lead title={t.handIn.lead}>{t.handIn.weight}</Lead>
      <Places
        currency={currency}
        fits={({ coins }) => pieces.every(({ face }) => coins.includes(face))}
        says={({ coins, kind }) => (
          <>
            {t.places.coins({ list: coins.map((face) => coin(currency, face)).join(', ') })}
            {kind === 'kiosk' && (
              <>
                <br />
                {t.handIn.night}
              </>
            )}
          </>
        )}
        choose={{ label: t.handIn.submit, action: 'next', run: ({ id }) => submit.run(id) }}
      />
    </Screen>
  );
});
