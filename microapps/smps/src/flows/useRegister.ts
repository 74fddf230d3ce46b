import { ApiError } from '@wallet/kit/api';
import { useWallet } from '@wallet/kit/app';
import { faceCodes } from '@wallet/kit/identity';
import { type Face, register } from '../api/calls.ts';
import type { Registration } from '../model/registration.ts';
import { thumbnailOf } from './thumbnail.ts';

/** Sends a face with what was read before; answers the pass, or why the face was not taken. */
export function useRegister() {
  const { bridge } = useWallet();
  return async ({ relationship, traceId, chipFace = '' }: Registration, face: string) => {
    const { platform, appVersion = '', osVersion = '', phoneModel: model = '' } = bridge.host ?? {};
    const sent: Face = {
      traceId,
      face,
      thumbnail: await thumbnailOf(face),
      documentFace: chipFace,
      phone: { isIos: platform === 'ios', appVersion, osVersion, model },
    };
    try {
      return { passId: (await register(relationship, sent)).passId };
    } catch (error) {
      const problem = error instanceof ApiError && faceCodes[error.code ?? ''];
      if (!problem) throw error;
      return { problem };
    }
  };
}
