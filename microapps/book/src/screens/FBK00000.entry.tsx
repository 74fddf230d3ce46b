import { MainButton, Screen, useQuery, useWallet } from '@wallet/kit/app';
import { IconTile, List, ListItem, Scene, Skeleton } from '@wallet/kit/ui';
import { useEffect } from 'react';
import { useUser } from '../flows/useUser.ts';
import { messages } from '../messages/index.ts';
import { library } from '../state/library.ts';

/** What the card does: the desk, the shelf, the day. */
const pictures = ['barcode', 'place', 'booking'] as const;

/** Who has a card goes on to where the link leads; else it is told what the card does. */
export function FBK00000() {
  const t = messages.use().entry;
  const { navigate, manifest } = useWallet();
  const load = useUser();
  const asked = useQuery().get('next') ?? '';
  const next = asked in manifest.screens && asked !== 'FBK00000' ? asked : manifest.home;
  const isJoined = load.state === 'ready' && library.value.joinYn === 'Y';
  useEffect(() => {
    if (isJoined) navigate.replace(next);
  }, [isJoined, next, navigate]);
  return (
    <Screen of={load} ground>
      {() =>
        isJoined ? (
          <Skeleton />
        ) : (
          <>
            <Scene drawn="book" title={t.title} note={t.lead}>
              <List>
                {t.does.map((text, at) => (
                  <ListItem key={text} leading={<IconTile picture={pictures[at] ?? 'book'} />} title={text} />
                ))}
              </List>
            </Scene>
            <MainButton run={() => navigate.push('FBK21000', { query: { next } })}>{t.join}</MainButton>
          </>
        )
      }
    </Screen>
  );
}
