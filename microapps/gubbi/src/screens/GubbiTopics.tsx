import { MainButton, Screen, useAction, useFollowLink, useLoad, useWallet } from '@wallet/kit/app';
import { Button, Chips, IconTile, InlineNotice, Lead, Section, Stack, Switch, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { listTopics, saveTopic } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { leadDays, type Topic } from '../model/message.ts';
import { NotJoined } from '../parts/NotJoined.tsx';

export function GubbiTopics() {
  const load = useLoad(listTopics, undefined, { onResume: 'reload' });
  return (
    <Screen of={load} instead={{ GUBBI_NOT_JOINED: <NotJoined /> }}>
      {(topics) => <Topics initial={topics} />}
    </Screen>
  );
}

function Topics({ initial }: { initial: readonly Topic[] }) {
  const t = messages.use().topics;
  const { navigate } = useWallet();
  const [topics, setTopics] = useState(initial);
  const save = useAction(async (next: Topic) => {
    setTopics(
      await saveTopic(next).catch(async (error: unknown) => {
        // What a switch shows is what is told: where the answer was lost, that has to be asked.
        const known = await listTopics().catch(() => null);
        if (known) setTopics(known);
        throw error;
      }),
    );
    toast(next.isOn ? t.on(next) : t.off(next));
  });
  const groups = [...new Set(topics.map(({ group }) => group))];
  return (
    <>
      <Lead title={t.lead} />
      {groups.map((group) => (
        <Section key={group} title={group}>
          <Stack>
            {topics
              .filter((one) => one.group === group)
              .map((one) => (
                <Choice key={one.id} topic={one} onSave={(next) => void save.run(next)} />
              ))}
          </Stack>
        </Section>
      ))}
      <MainButton action="next" run={() => navigate.push('GubbiQuiet')}>
        {t.next}
      </MainButton>
    </>
  );
}

/** A topic, its example, and how long before it is told; what it needs first where that is not joined. */
function Choice({ topic, onSave }: { topic: Topic; onSave: (next: Topic) => void }) {
  const t = messages.use().topics;
  const follow = useFollowLink();
  const { id, name, example, picture, isOn, leads, needLink, needName, isMissing } = topic;
  return (
    <>
      <Switch
        field={`topic${id}`}
        leading={<IconTile picture={picture} size="small" />}
        label={name}
        description={needLink ? t.first : example}
        checked={isOn}
        disabled={needLink !== ''}
        onChange={(next) => onSave({ ...topic, isOn: next })}
      />
      {needLink !== '' && (
        <Button
          variant="secondary"
          size="small"
          action={`need${id}`}
          onClick={() => void follow.run(needLink)}
        >
          {needName}
        </Button>
      )}
      {isOn && (
        <Chips
          multiple
          legend={t.when({ name })}
          options={leadDays.map((days) => ({ value: String(days), label: t.days({ days }) }))}
          value={leads.map(String)}
          onChange={(next) => onSave({ ...topic, leads: next.map(Number) })}
        />
      )}
      {isMissing && (
        <InlineNotice tone="warning" messageId="factsMissing">
          {t.missing}
        </InlineNotice>
      )}
    </>
  );
}
