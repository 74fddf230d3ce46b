import type { World } from '../room.ts';

/** A token in a member's NFT wallet. */
export interface NftToken {
  tokenId: string;
  name: string;
}

const opening: readonly NftToken[] = [
  { tokenId: 'NFT-0001', name: '월렛 1주년 기념' },
  { tokenId: 'NFT-0002', name: '가온숲의 아침' },
];

/** What a member holds: home counts it, the NFT area lists it. */
export function tokensOf(world: World, memberId: string): NftToken[] {
  const all = world.room('nft.tokens', () => new Map<string, NftToken[]>());
  const own = all.get(memberId) ?? [...opening];
  all.set(memberId, own);
  return own;
}
