import { Part, Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Card, confirm, IconTile, List, ListItem, Note, Section, Switch, toast } from '@wallet/kit/ui';
import { readConnections } from '../api/calls.ts';
import { useHolder } from '../flows/useHolder.tsx';
import { disconnect, listCards, renewKey, setBiometry } from '../flows/wallet.ts';
import { messages } from '../messages/index.ts';
import { issuerOf, pictureOf, reasonOf } from '../model/card.ts';
import { useInstead } from '../parts/useInstead.tsx';

export function FMC24000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(listCards);
  return (
    <Screen of={load} instead={useInstead()} ground>
      {(cards) => (
        <>
          <Card>
            <Section title={t.manage.cards}>
              <List>
                {cards.map(({ id, kind, reason }) => (
                  <ListItem
                    key={id}
                    action="openDetail"
                    leading={<IconTile picture={pictureOf[kind]} />}
                    title={t.kinds[kind]}
                    description={t.issuers[issuerOf[kind]]}
                    value={t.badges[reasonOf(reason)]}
                    onClick={() => navigate.push('FMC24100', { query: { card: id } })}
                  />
                ))}
              </List>
            </Section>
          </Card>
          <Connections />
        </>
      )}
    </Screen>
  );
}

function Connections() {
  const load = useLoad(readConnections);
  return (
    <Part of={load}>
      {({ apps, hasBiometry }) => (
        <Safety key={`${hasBiometry}`} {...{ apps, hasBiometry }} reload={load.reload} />
      )}
    </Part>
  );
}

interface SafetyProps {
  apps: readonly { name: string; isThis: boolean }[];
  hasBiometry: boolean;
  reload: () => void;
}

function Safety({ apps, hasBiometry, reload }: SafetyProps) {
  const { manage: t } = messages.use();
  const { navigate } = useWallet();
  const said = (words: string) => () => {
    toast(words);
    reload();
  };
  const face = useHolder({
    note: t.biometry,
    onlyPin: true,
    ask: (proof) => setBiometry(!hasBiometry, proof),
    onDone: said(t.changed),
  });
  const key = useHolder({ note: t.key, ask: renewKey, onDone: said(t.keyDone) });
  const off = useHolder({
    note: t.disconnect,
    onlyPin: true,
    ask: disconnect,
    onDone() {
      toast(t.disconnected);
      navigate.replace('FMC10000');
    },
  });
  const askOff = async () => {
    if (await confirm({ id: 'disconnectWallet', text: t.askDisconnect, danger: t.disconnect }))
      await off.begin();
  };
  return (
    <>
      <Card>
        <Section title={t.safety}>
          <List>
            <ListItem
              action="changePin"
              leading={<IconTile picture="security" />}
              title={t.pin}
              onClick={() => navigate.push('SecureKeyPad', { query: { mode: 'change' } })}
            />
            <ListItem
              action="renewKey"
              leading={<IconTile picture="safenote" />}
              title={t.key}
              description={t.keyHint}
              onClick={() => void key.begin()}
            />
          </List>
          <Switch
            field="biometry"
            label={t.biometry}
            description={t.biometryHint}
            checked={hasBiometry}
            onChange={() => void face.begin()}
          />
        </Section>
      </Card>
      <Card>
        <Section title={t.apps}>
          <List>
            {apps.map(({ name, isThis }) => (
              <ListItem
                key={name}
                leading={<IconTile picture="phonecheck" />}
                title={name}
                {...(isThis ? { action: 'disconnect', value: t.off, onClick: () => void askOff() } : {})}
              />
            ))}
          </List>
          <Note>{t.appsHint}</Note>
        </Section>
      </Card>
      {face.sheet}
      {key.sheet}
      {off.sheet}
    </>
  );
}
