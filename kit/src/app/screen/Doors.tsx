import type { ReactNode } from 'react';
import { Card, IconTile, List, ListItem, Section, ServiceCell, ServiceGrid } from '../../ui/index.ts';
import { useWallet } from '../WalletContext.ts';

/** A way to a screen of this app, with its picture. */
export interface Door {
  code: string;
  /** its `data-action`: `open` and the code unless told */
  action?: string;
  picture: string;
  name: string;
  /** how things stand there: in a grid ten characters at most ("12,340P"), in a list a line under the name */
  state?: string | undefined;
  /** something new is there */
  isNew?: boolean;
}

interface DoorsProps {
  /** names the list for a screen reader, and stands above it unless `bare` */
  title?: string | undefined;
  bare?: boolean | undefined;
  doors: readonly Door[];
  /** where a door leads further than to its screen as it is */
  onOpen?: (code: string) => void;
  /** further ServiceCells or ListItems */
  children?: ReactNode;
}

interface DoorGridProps extends DoorsProps {
  /** quick: four doors in one row, with smaller tiles */
  size?: 'quick' | 'full';
}

/** A card of doors beside each other: what an app's home leads to. */
export function DoorGrid({ title, bare, doors, size = 'full', onOpen, children }: DoorGridProps) {
  const { navigate } = useWallet();
  return (
    <Card>
      <Titled {...{ title, bare }}>
        <ServiceGrid {...(title !== undefined && { label: title })} size={size}>
          {doors.map(({ code, picture, name, state, action = `open${code}` }) => (
            <ServiceCell
              key={code}
              size={size === 'quick' ? 'medium' : 'large'}
              {...{ action, picture, name, state }}
              onClick={() => (onOpen ? onOpen(code) : navigate.push(code))}
            />
          ))}
          {children}
        </ServiceGrid>
      </Titled>
    </Card>
  );
}

/** A card of doors under each other, where each says how things stand or what it is for. */
export function DoorList({ title, bare, doors, onOpen, children }: DoorsProps) {
  const { navigate } = useWallet();
  return (
    <Card>
      <Titled {...{ title, bare }}>
        <List {...(title !== undefined && { label: title })}>
          {doors.map(({ code, picture, name, state, isNew = false, action = `open${code}` }) => (
            <ListItem
              key={code}
              action={action}
              leading={<IconTile picture={picture} isNew={isNew} />}
              title={name}
              description={state}
              onClick={() => (onOpen ? onOpen(code) : navigate.push(code))}
            />
          ))}
          {children}
        </List>
      </Titled>
    </Card>
  );
}

function Titled({ title, bare, children }: Pick<DoorsProps, 'title' | 'bare' | 'children'>) {
  return title === undefined || bare ? children : <Section title={title}>{children}</Section>;
}
