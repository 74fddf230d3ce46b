import { MainButton, Screen, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { formatDate, todaySeoul } from '@wallet/kit/format';
import {
  Actions,
  Bullets,
  Button,
  Card,
  CredentialCard,
  Hero,
  IconTile,
  InlineNotice,
  List,
  ListItem,
  Section,
} from '@wallet/kit/ui';
import { readCertificate } from '../api/calls.ts';
import { useThisPhone } from '../flows/phone.ts';
import { messages } from '../messages/index.ts';
import { type Certificate, maskSerial, standingOf } from '../model/certificate.ts';
import { UseList } from '../parts/UseList.tsx';

export function FBC10000() {
  const thisPhone = useThisPhone();
  const load = useLoad(async (signal) => readCertificate(await thisPhone(), { signal }));
  // Revoked or replaced on another phone meanwhile.
  useResume(load.reload);
  return (
    <Screen of={load} ground>
      {(one) =>
        one.state === 'none' || one.state === 'young' ? <None state={one.state} /> : <Own {...one} />
      }
    </Screen>
  );
}

function None({ state }: { state: 'none' | 'young' }) {
  const { none: t } = messages.use();
  const { navigate } = useWallet();
  const isYoung = state === 'young';
  return (
    <>
      <Hero
        isPromise
        label={isYoung ? t.young : t.lead}
        note={isYoung ? t.youngHint : t.note}
        art={<IconTile picture="cert" size="large" />}
      />
      <Card>
        <Section title={t.what}>
          <Bullets texts={t.uses} />
        </Section>
      </Card>
      {!isYoung && (
        <MainButton action="issue" run={() => navigate.push('FBC11000')}>
          {t.issue}
        </MainButton>
      )}
    </>
  );
}

function Own(one: Certificate) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { look, days } = standingOf(one, todaySeoul());
  const { state } = one;
  const isOver = state === 'expired' || state === 'revoked' || state === 'replaced' || state === 'otherPhone';
  const said = isOver || state === 'locked' ? t.states[state] : null;
  return (
    <>
      <CredentialCard
        title={t.name}
        issuer={t.issuer}
        name={one.holder}
        state={look}
        stateText={isOver || state === 'locked' ? t.badges[state] : t.left({ days })}
        facts={[
          { label: t.facts.issued, value: formatDate(one.issuedOn) },
          { label: t.facts.until, value: formatDate(one.validUntil) },
          { label: t.facts.device, value: one.device },
          { label: t.facts.serial, value: maskSerial(one.serial) },
        ]}
      />
      {said && <InlineNotice tone="warning">{said}</InlineNotice>}
      {one.isRenewable && <InlineNotice tone="warning">{t.due({ days })}</InlineNotice>}
      {state === 'valid' && one.requests.length > 0 && (
        <Card>
          <Section title={t.sign.waiting}>
            <List label={t.sign.waiting}>
              {one.requests.map(({ id, asker, title, endsAt }) => (
                <ListItem
                  key={id}
                  action="openRequest"
                  leading={<IconTile picture="sign" />}
                  title={title}
                  description={endsAt ? `${asker} · ${t.sign.until({ at: endsAt })}` : asker}
                  onClick={() => navigate.push('FBC21000', { query: { signId: id, from: 'list' } })}
                />
              ))}
            </List>
          </Section>
        </Card>
      )}
      <Card>
        <Section title={t.uses.title}>
          <UseList uses={one.uses} />
        </Section>
        {!isOver && (
          <Actions>
            <Button full variant="secondary" action="manage" onClick={() => navigate.push('FBC20000')}>
              {t.manage.open}
            </Button>
          </Actions>
        )}
      </Card>
      {isOver && (
        <MainButton action="issue" run={() => navigate.push('FBC11000')}>
          {t.again}
        </MainButton>
      )}
      {state === 'locked' && (
        <MainButton action="reset" run={() => navigate.push('FBC11000', { query: { way: 'reset' } })}>
          {t.password.reset}
        </MainButton>
      )}
      {one.isRenewable && (
        <MainButton action="renew" run={() => navigate.push('FBC20000')}>
          {t.manage.renew}
        </MainButton>
      )}
    </>
  );
}
