import { Gone, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { Actions, Button, Card, KeyValue, Lead, Note, Stack } from '@wallet/kit/ui';
import { readDonation } from '../api/calls.ts';
import { Statement } from '../flows/Statement.tsx';
import { messages } from '../messages/index.ts';
import { useDonationRows } from '../parts/useDonationRows.ts';

export function FHL92000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const rowsOf = useDonationRows();
  const donationId = useQuery().get('donationId');
  const load = useLoad(readDonation, donationId ? { donationId } : null);
  const gone = <Gone to="FHL90000" {...t.gone.donation} />;
  return (
    <Screen of={load} instead={{ DNT_NOT_FOUND: gone }}>
      {(one) => {
        if (!one) return gone;
        const rows = rowsOf(one);
        return (
          <Stack>
            <Lead title={t.history.lead(one)}>{t.donationStates[one.state]}</Lead>
            <Card tone="soft">
              <KeyValue rows={rows} />
            </Card>
            <Note>{t.pay.wrongTown(one)}</Note>
            <Actions>
              {one.state === 'paid' && <Statement number={one.number} rows={rows} />}
              {one.state === 'paid' && one.points > 0 && (
                <Button
                  full
                  variant="secondary"
                  action="gifts"
                  onClick={() => navigate.push('FHL51000', { query: { locgovCd: one.townCode } })}
                >
                  {t.thanks.gifts({ town: one.town })}
                </Button>
              )}
              {one.state === 'waiting' && (
                <Button
                  full
                  action="pay"
                  onClick={() => navigate.push('FHL34000', { query: { epayno: one.number } })}
                >
                  {t.thanks.pay}
                </Button>
              )}
            </Actions>
          </Stack>
        );
      }}
    </Screen>
  );
}
