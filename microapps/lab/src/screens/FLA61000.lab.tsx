import { Gone, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { EmptyState, IconTile, List, ListItem, Scene } from '@wallet/kit/ui';
import { listContents } from '../api/calls.ts';
import { ContentPage } from '../flows/ContentPage.tsx';
import { messages } from '../messages/index.ts';
import { type Content, inOrder } from '../model/content.ts';
import { StateBadge } from '../parts/StateBadge.tsx';

/** Contents that this version knows. */
const pictures: Readonly<Record<string, string>> = {
  safebox: 'safenote',
  walk: 'trail',
  drive: 'car',
  voice: 'assistant',
};

/** All contents of the lab, or the one that the query `type` names. */
export function FLA61000() {
  const t = messages.use();
  const type = useQuery().get('type');
  const contents = useLoad((signal) => listContents(undefined, { signal }), [type]);

  return (
    <Screen title={t.lab.title} of={contents} skeleton="list" ground={!type}>
      {(all) => {
        if (!type) return <Contents all={all} />;
        const content = all.find((each) => each.type === type);
        return content ? (
          <ContentPage key={type} initial={content} />
        ) : (
          <Gone {...t.nothing.content} to="FLA61000" />
        );
      }}
    </Screen>
  );
}

function Contents({ all }: { all: readonly Content[] }) {
  const t = messages.use().lab;
  const { navigate } = useWallet();
  if (all.length === 0) {
    const home = { label: t.home, action: 'home', onClick: navigate.home };
    return <EmptyState title={t.empty} description={t.emptyHint} action={home} />;
  }
  return (
    <Scene drawn="lab" title={t.ask} note={t.lead}>
      <List label={t.list}>
        {inOrder(all).map((content) => (
          <ListItem
            key={content.type}
            leading={<IconTile picture={pictures[content.type] ?? 'lab'} />}
            title={<span lang="ko">{content.name}</span>}
            description={<span lang="ko">{content.summary}</span>}
            badge={<StateBadge content={content} />}
            action="openContent"
            onClick={() => navigate.push('FLA61000', { query: { type: content.type } })}
          />
        ))}
      </List>
    </Scene>
  );
}
