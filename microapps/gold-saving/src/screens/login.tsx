import { Screen, useQuery, useWallet } from '@wallet/kit/app';
import { useEffect } from 'react';
import { manifest } from '../manifest.ts';

/** Where links from outside come in: the guard asks to sign in, then on to the screen that was meant (`pageId`). */
export function login() {
  return <Login />;
}

function Login() {
  const { navigate } = useWallet();
  const asked = useQuery().get('pageId') ?? '';
  const to = Object.hasOwn(manifest.screens, asked) && asked !== 'login' ? asked : manifest.home;
  useEffect(() => navigate.replace(to), [navigate, to]);
  return <Screen state="loading" />;
}
