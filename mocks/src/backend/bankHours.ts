/** When the banks' network rests every night, by the clocks of Seoul: the one place that says so. */
export const bankPause = { from: '23:50', until: '00:10' } as const;
