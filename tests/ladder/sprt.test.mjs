// The sequential test, by numbers worked out by hand.
//   node --test sprt.test.mjs
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bound, logLikelihoodRatio, verdict } from './sprt.mjs';

const near = (value, expected, most = 0.01) =>
  assert.ok(Math.abs(value - expected) < most, `${value}, not ${expected}`);

test('the bounds are those of errors of 5 %', () => near(bound, 2.944, 0.001));

test('wins and losses of whole pairs are a binomial distribution', () => {
  // 30 pairs won, 10 lost, at shares of 50% and 65%: 30 ln(0.65 / 0.5) + 10 ln(0.35 / 0.5) = 7.871 - 3.567.
  near(logLikelihoodRatio([10, 0, 0, 0, 30], 0.5, 0.65), 4.304, 0.05);
});

test('what is nearer to a hypothesis speaks for it, and in the middle nothing is told', () => {
  near(logLikelihoodRatio([20, 0, 20, 0, 20], 0.45, 0.55), 0);
  assert.ok(logLikelihoodRatio([10, 0, 20, 0, 30], 0.5, 0.65) > 0);
  assert.ok(logLikelihoodRatio([20, 0, 20, 0, 20], 0.5, 0.65) < 0);
});

test('pairs that both seats share tell more than games drawn by lot', () => {
  // A win for each seat in 60 pairs: under 65% the likeliest is that 30% of all pairs were won twice: 60 ln 0.7.
  near(logLikelihoodRatio([0, 0, 60, 0, 0], 0.5, 0.65), -21.4, 0.1);
  // Of the same points by lot: nearly -60 * 0.15 * 0.15 / (2 * 0.125).
  near(logLikelihoodRatio([15, 0, 30, 0, 15], 0.5, 0.65), -5.4, 0.3);
});

test('a verdict needs enough pairs', () => {
  assert.equal(verdict([0, 0, 0, 0, 0], 0.5, 0.65), 'open');
  assert.equal(verdict([0, 0, 0, 1, 1], 0.5, 0.65), 'open');
  assert.equal(verdict([3, 2, 20, 10, 25], 0.5, 0.65), 'proven');
  assert.equal(verdict([20, 5, 20, 5, 20], 0.5, 0.65), 'refuted');
});

test('one error in twenty, in both directions', () => {
  // Coins thrown by a generator of our own; each pair is won with the share that a hypothesis says.
  let state = 7;
  const chance = () => { state = (Math.imul(state, 1664525) + 1013904223) >>> 0; return state / 2 ** 32; };
  const wrong = { proven: 0, refuted: 0 };
  const pairOf = (share) => 2 * Number(chance() < share) + 2 * Number(chance() < share);
  for (const [share, error] of [[0.5, 'proven'], [0.65, 'refuted']]) {
    for (let run = 0; run < 200; ++run) {
      const counts = [0, 0, 0, 0, 0];
      while (verdict(counts, 0.5, 0.65) === 'open') ++counts[pairOf(share)];
      if (verdict(counts, 0.5, 0.65) === error) ++wrong[error];
    }
  }
  // 10 of 200 are expected at most; 20 would be seen once in a thousand times.
  assert.ok(wrong.proven <= 20 && wrong.refuted <= 20, JSON.stringify(wrong));
});
