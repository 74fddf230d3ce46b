import { Gone, goToApp, MainButton, NewPin, Screen, useAction, usePerson, useWallet } from '@wallet/kit/app';
import { formatDate } from '@wallet/kit/format';
import {
  Badge,
  Button,
  Card,
  confirm,
  EmptyState,
  IconTile,
  InlineNotice,
  KeyValue,
  List,
  ListItem,
  Note,
  Section,
  toast,
} from '@wallet/kit/ui';
import { useRef, useState } from 'react';
import { endPartner, joinPartner, revoke, setPin, suspend } from '../api/calls.ts';
import { signInAgain } from '../flows/SignInAgain.tsx';
import { type Member, useAnew, useMember } from '../flows/useMember.ts';
import { useProof } from '../flows/useProof.tsx';
import { messages } from '../messages/index.ts';

/** Data, device, partners and history of the ID, and what stops it; in a browser to be read, acts lead to the app. */
export function FGM71000() {
  const t = messages.use();
  const load = useMember();
  const { bridge, navigate } = useWallet();
  const { isDeveloper = false } = usePerson() ?? {};
  return (
    <Screen of={load} ground instead={signInAgain}>
      {(member) => {
        const [id] = member.ids;
        return (
          <>
            {!bridge.isNative && <InlineNotice>{t.manage.browser}</InlineNotice>}
            {id ? (
              <Manage member={member} id={id} reload={load.reload} />
            ) : bridge.isNative ? (
              <Gone
                to="FGM40000"
                picture="empty"
                title={t.manage.none}
                description={t.manage.noneNote}
                action={t.home.get}
              />
            ) : (
              <EmptyState title={t.manage.none} description={t.manage.noneNote} />
            )}
            {!bridge.isNative && (
              <MainButton action="openApp" run={() => goToApp('/gmid/FGM71000')}>
                {t.manage.openApp}
              </MainButton>
            )}
            {isDeveloper && (
              <Button variant="text" leads action="index" onClick={() => navigate.push('GMID_INDEX')}>
                {t.dev.screens}
              </Button>
            )}
          </>
        );
      }}
    </Screen>
  );
}

/** What is the app's alone is done there: elsewhere the way on is told. */
function useInApp() {
  const { bridge } = useWallet();
  const { manage: t } = messages.use();
  return async (act: () => unknown) => {
    if (bridge.isNative) await act();
    else if (await confirm({ id: 'digitalIdAppOnly', text: t.appOnly, confirmLabel: t.openApp }))
      await goToApp('/gmid/FGM71000');
  };
}

interface ManageProps {
  member: Member;
  id: Member['ids'][number];
  reload: () => void;
}

function Manage({ member, id, reload }: ManageProps) {
  const t = messages.use();
  const known = member.state === 'none' || member.state === 'young' ? 'revoked' : member.state;
  return (
    <>
      {member.isLocked && <InlineNotice tone="warning">{t.manage.locked}</InlineNotice>}
      {known !== 'valid' && <InlineNotice tone="warning">{t.said[known]}</InlineNotice>}
      <Card>
        <Section
          title={t.manage.mine}
          action={<Badge tone={known === 'valid' ? 'success' : 'danger'}>{t.states[known]}</Badge>}
        >
          <KeyValue
            rows={[
              { label: t.facts.name, value: id.name },
              { label: t.facts.phone, value: id.phone },
              { label: t.facts.document, value: t.documents[id.documentKind] },
              { label: t.facts.until, value: formatDate(id.validUntil) },
            ]}
          />
        </Section>
      </Card>
      <Card>
        <Section title={t.manage.device}>
          <KeyValue
            rows={[
              { label: t.facts.device, value: id.device },
              ...(id.deviceSince
                ? [{ label: t.facts.since, value: formatDate(id.deviceSince.slice(0, 8)) }]
                : []),
            ]}
          />
        </Section>
      </Card>
      <Acts member={member} hasBiometry={id.hasBiometry} reload={reload} />
      <Partners member={member} hasBiometry={id.hasBiometry} reload={reload} />
      <History uses={member.uses} />
    </>
  );
}

type Acting = { member: Member; hasBiometry: boolean; reload: () => void };

function Acts({ member: { state, isLocked }, hasBiometry, reload }: Acting) {
  const t = messages.use();
  const { navigate } = useWallet();
  const inApp = useInApp();
  const anew = useAnew();
  const [pinProof, setPinProof] = useState('');
  const stop = useAction(async () => {
    if (!(await confirm({ id: 'suspendDigitalId', text: t.manage.askSuspend, danger: t.manage.suspendYes })))
      return;
    await suspend();
    toast(t.manage.suspended);
    reload();
  });
  const end = useAction(async (proof: string) => {
    await revoke(proof);
    toast(t.manage.revoked);
    navigate.replace('FGM40000');
  });
  const change = useAction(async (pin: string, again: string) => {
    const proof = pinProof;
    setPinProof('');
    await setPin({ proof, pin, again });
    toast(t.manage.pinDone);
  });
  const toEnd = useProof({ purpose: 'revoke', hasBiometry, onProof: end.run });
  const toPin = useProof({ purpose: 'pin', hasBiometry, onProof: setPinProof });
  async function askEnd() {
    if (await confirm({ id: 'revokeDigitalId', text: t.manage.askRevoke, danger: t.manage.revokeYes }))
      await toEnd.ask();
  }
  const isOpen = state === 'valid' && !isLocked;
  const rows = [
    ...(isOpen ? [['pin', 'security', () => toPin.ask()] as const] : []),
    ...(state === 'blocked' ? [] : [['anew', 'gmid', () => anew.run()] as const]),
    ...(isOpen
      ? [['suspend', 'bag', () => stop.run()] as const, ['revoke', 'safenote', askEnd] as const]
      : []),
  ];
  return (
    <Card>
      <Section title={t.manage.acts}>
        <List label={t.manage.acts}>
          {rows.map(([action, picture, act]) => (
            <ListItem
              key={action}
              action={action}
              leading={<IconTile picture={picture} />}
              title={t.manage[action]}
              description={t.manage[`${action}Hint`]}
              onClick={() => void inApp(act)}
            />
          ))}
        </List>
      </Section>
      {toEnd.sheet}
      {toPin.sheet}
      <NewPin
        isOpen={pinProof !== ''}
        words={t.get.fresh}
        onDone={(pin, again) => void change.run(pin, again)}
        onClose={() => setPinProof('')}
      />
    </Card>
  );
}

function Partners({ member: { partners, takers, state }, hasBiometry, reload }: Acting) {
  const { manage: t, attributes } = messages.use();
  const inApp = useInApp();
  const end = useAction(async ({ id, name }: { id: string; name: string }) => {
    if (!(await confirm({ id: 'endPartner', text: t.askEnd({ name }), danger: t.end }))) return;
    await endPartner(id);
    toast(t.ended);
    reload();
  });
  const joining = useRef('');
  const join = useAction(async (proof: string) => {
    await joinPartner({ id: joining.current, proof });
    toast(t.joined);
    reload();
  });
  const proof = useProof({ purpose: 'join', hasBiometry, onProof: join.run });
  async function askJoin({ id, name, what }: Member['takers'][number]) {
    const text = t.askJoin({ name, what: what.map((each) => attributes[each]).join(', ') });
    if (!(await confirm({ id: 'joinPartner', text, confirmLabel: t.join }))) return;
    joining.current = id;
    await proof.ask();
  }
  return (
    <Card>
      {proof.sheet}
      <Section title={t.partners}>
        {partners.length === 0 ? (
          <Note>{t.noPartners}</Note>
        ) : (
          <List label={t.partners}>
            {partners.map((one) => (
              <ListItem
                key={one.id}
                leading={<IconTile picture="cmarket" />}
                title={one.name}
                description={one.since && t.since({ date: formatDate(one.since) })}
                trailing={
                  <Button
                    size="small"
                    variant="secondary"
                    action="endPartner"
                    onClick={() => void inApp(() => end.run(one))}
                  >
                    {t.end}
                  </Button>
                }
              />
            ))}
          </List>
        )}
        {state === 'valid' && takers.length > 0 && (
          <List label={t.join}>
            {takers.map((one) => (
              <ListItem
                key={one.id}
                leading={<IconTile picture="cmarket" />}
                title={one.name}
                description={one.what.map((each) => attributes[each]).join(', ')}
                trailing={
                  <Button
                    size="small"
                    variant="secondary"
                    action="joinPartner"
                    isBusy={join.isRunning}
                    onClick={() => void inApp(() => askJoin(one))}
                  >
                    {t.join}
                  </Button>
                }
              />
            ))}
          </List>
        )}
      </Section>
    </Card>
  );
}

function History({ uses }: Pick<Member, 'uses'>) {
  const t = messages.use();
  return (
    <Card>
      <Section title={t.manage.history}>
        {uses.length === 0 ? (
          <Note>{t.manage.noHistory}</Note>
        ) : (
          <List label={t.manage.history}>
            {uses.map(({ at, to, what, end }) => (
              <ListItem
                key={`${at}${to}`}
                leading={<IconTile picture="gmid" />}
                title={to}
                description={`${t.manage.moment({ at })} · ${
                  end === 'refused' ? t.manage.refusedUse : what.map((each) => t.attributes[each]).join(', ')
                }`}
              />
            ))}
          </List>
        )}
      </Section>
    </Card>
  );
}
