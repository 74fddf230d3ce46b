import { MainButton, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { Card, IconTile, KeyValue, Lead, Note, Section, Stack } from '@wallet/kit/ui';
import { readShown } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { useInstead } from '../parts/useInstead.tsx';

export function FMC30100() {
  const t = messages.use();
  const { navigate } = useWallet();
  const instead = useInstead();
  const entry = useQuery().get('entry');
  const load = useLoad(readShown, entry && /^[\w-]{1,64}$/.test(entry) ? entry : null);
  return (
    <Screen of={load} instead={instead}>
      {(one) =>
        one ? (
          <>
            <Stack>
              <IconTile picture="moid" size="large" />
              <Lead title={t.history.to({ verifier: one.verifier })}>{t.history.moment({ at: one.at })}</Lead>
              <Card tone="soft">
                <KeyValue
                  rows={[
                    { label: t.history.purpose, value: one.purpose },
                    { label: t.history.card, value: t.kinds[one.kind] },
                    { label: t.history.end, value: one.isAccepted ? t.history.accepted : t.history.failed },
                  ]}
                />
              </Card>
              <Section title={t.history.what}>
                <KeyValue
                  rows={one.attributes.map((attribute) => ({
                    label: t.attributes[attribute],
                    value: t.history.sent,
                  }))}
                />
              </Section>
              <Note>{t.history.values}</Note>
            </Stack>
            <MainButton variant="secondary" action="notMe" run={() => navigate.push('FMC41000')}>
              {t.history.notMe}
            </MainButton>
          </>
        ) : (
          instead.MIP_HISTORY_GONE
        )
      }
    </Screen>
  );
}
