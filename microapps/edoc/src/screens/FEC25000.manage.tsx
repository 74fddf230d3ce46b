import { useAction, useLoad, usePerson, useWallet } from '@wallet/kit/app';
import {
  Button,
  Card,
  IconTile,
  List,
  ListItem,
  Note,
  RadioGroup,
  Sheet,
  Switch,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { leave, readStatus, saveSettings } from '../api/calls.ts';
import { AgreedScreen } from '../flows/ReceiptScreen.tsx';
import { messages } from '../messages/index.ts';
import type { UserStatus } from '../model/receipt.ts';

export function FEC25000() {
  const load = useLoad(readStatus, usePerson()?.memberId ?? '');
  return (
    <AgreedScreen of={load} ground>
      {(status) => <Manage status={status} reload={load.reload} />}
    </AgreedScreen>
  );
}

function Manage({ status, reload }: { status: UserStatus; reload: () => void }) {
  const { manage: t, home, ...all } = messages.use();
  const { navigate } = useWallet();
  const { state, brands, hidden, inBin, hasMessages, points, pointsEach } = status;
  const save = useAction(
    async (changes: { hasMessages?: boolean; isPaused?: boolean }) => {
      await saveSettings(changes);
      toast(t.saved);
      reload();
    },
    { onRefusal: reload },
  );
  const tidy = (of: 'hidden' | 'bin') => navigate.push('FEC26500', { query: { of } });
  const on = brands.filter(({ isOn }) => isOn).length;
  return (
    <>
      <Card>
        <List label={t.receiving}>
          <ListItem
            action="ways"
            leading={<IconTile picture="fpayment" />}
            title={t.ways}
            description={t.waysHint({ on, all: brands.length })}
            onClick={() => navigate.push('FEC11000')}
          />
          <ListItem
            action="till"
            leading={<IconTile picture="barcode" />}
            title={home.till}
            onClick={() => navigate.push('FEC12000')}
          />
        </List>
        <Switch
          field="paused"
          label={t.pause}
          description={t.pauseHint}
          checked={state === 'paused'}
          disabled={save.isRunning || (state !== 'joined' && state !== 'paused')}
          onChange={(isPaused) => void save.run({ isPaused })}
        />
        <Switch
          field="messages"
          label={t.messages}
          description={t.messagesHint}
          checked={hasMessages}
          disabled={save.isRunning}
          onChange={(is) => void save.run({ hasMessages: is })}
        />
      </Card>
      <Card>
        <List label={t.aside}>
          <ListItem
            action="hidden"
            leading={<IconTile picture="safenote" />}
            title={t.hidden}
            description={t.hiddenHint}
            value={all.count({ count: hidden })}
            onClick={() => tidy('hidden')}
          />
          <ListItem
            action="bin"
            leading={<IconTile picture="history" />}
            title={t.bin}
            description={t.binHint}
            value={all.count({ count: inBin })}
            onClick={() => tidy('bin')}
          />
        </List>
      </Card>
      <Card>
        <List label={home.points}>
          <ListItem
            leading={<IconTile picture="carbon" />}
            title={home.points}
            {...(pointsEach > 0 && { description: home.pointsHint({ each: pointsEach }) })}
            trailing={home.expected({ points })}
          />
        </List>
        <Note>{t.pointsNote}</Note>
      </Card>
      <Leave />
    </>
  );
}

/** Leaving: what was kept stays a while, or goes at once. */
function Leave() {
  const { manage: t } = messages.use();
  const { navigate } = useWallet();
  const [isOpen, setOpen] = useState(false);
  const [what, setWhat] = useState<'keep' | 'delete'>('keep');
  const go = useAction(async () => {
    await leave(what === 'keep');
    setOpen(false);
    toast(t.left);
    navigate.replace('FEC10000', { asks: false });
  });
  return (
    <>
      <Button full variant="text" action="leave" onClick={() => setOpen(true)}>
        {t.leave}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t.leaveLead}
        part="leave"
        footer={
          <Button
            full
            variant="danger"
            action="confirmLeave"
            isBusy={go.isRunning}
            onClick={() => void go.run()}
          >
            {t.leaveNow}
          </Button>
        }
      >
        <RadioGroup
          field="what"
          legend={t.what}
          value={what}
          onChange={setWhat}
          options={(['keep', 'delete'] as const).map((value) => ({ value, ...t.whats[value] }))}
        />
      </Sheet>
    </>
  );
}
