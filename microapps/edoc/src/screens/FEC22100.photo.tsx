import { MainButton, Screen, useAction, useWallet } from '@wallet/kit/app';
import { Button, IconTile, InlineNotice, Lead, List, ListItem, Note, Stack } from '@wallet/kit/ui';
import { readPhoto } from '../api/calls.ts';
import { photo } from '../flows/photo.ts';
import { takePhoto } from '../flows/takePhoto.ts';
import { messages } from '../messages/index.ts';

export function FEC22100() {
  const t = messages.use();
  const { navigate } = useWallet();
  const { begin } = photo.useDraft();
  const read = useAction(async (from: 'camera' | 'file') => {
    const image = await takePhoto(from);
    if (image === null) return;
    const found = await readPhoto(image);
    await begin({ key: crypto.randomUUID(), ...found });
    navigate.push('FEC22200');
  });
  return (
    <Screen>
      <Stack>
        <Lead title={t.photo.lead}>{t.photo.note}</Lead>
        <List label={t.photo.lead}>
          {t.photo.rules.map(({ title, text }, at) => (
            <ListItem
              key={title}
              leading={<IconTile picture={(['edoc', 'moid', 'scan'] as const)[at] ?? 'edoc'} />}
              title={title}
              description={text}
            />
          ))}
        </List>
        <InlineNotice>{t.mine}</InlineNotice>
        <Note>{t.photo.size}</Note>
      </Stack>
      <MainButton
        action="camera"
        isBusy={read.isRunning}
        beside={
          <Button
            variant="secondary"
            action="file"
            disabled={read.isRunning}
            onClick={() => void read.run('file')}
          >
            {t.photo.file}
          </Button>
        }
        run={() => read.run('camera')}
      >
        {t.photo.camera}
      </MainButton>
    </Screen>
  );
}
