// A sequential probability ratio test (Wald) of a share of the points, as engines are tested: pairs of games are
// counted by what they bring, and the likelihood of two hypotheses is compared until one is refuted. Games of a pair
// have the same opening, so a pair, not a game, is what is drawn at random.

// The share of the points that a pair can bring: none, a draw, a win or two draws, a win and a draw, two wins.
const shares = [0, 0.25, 0.5, 0.75, 1];

// Both errors are 5%.
export const bound = Math.log(0.95 / 0.05);

// Of all distributions with this mean, the one under which the frequencies are likeliest: f / (1 + t * (share - mean)),
// with the t that meets the mean. What t is multiplied with falls as t grows, so it is found by halving.
function likeliest(frequencies, mean) {
  const apart = shares.map((share) => share - mean);
  let low = -1 / Math.max(...apart);
  let high = -1 / Math.min(...apart);
  for (let i = 0; i < 100; ++i) {
    const t = (low + high) / 2;
    const left = frequencies.reduce((sum, frequency, k) => sum + (frequency * apart[k]) / (1 + t * apart[k]), 0);
    if (left > 0) low = t;
    else high = t;
  }
  return frequencies.map((frequency, k) => frequency / (1 + low * apart[k]));
}

// Of `counts` pairs (five numbers, by points), between shares h1 and h0: positive speaks for h1. What was never seen is
// counted as a thousandth of a pair, so that it is not held to be impossible.
export function logLikelihoodRatio(counts, h0, h1) {
  if (counts.every((count) => count === 0)) return 0;
  const seen = counts.map((count) => Math.max(count, 0.001));
  const all = seen.reduce((sum, count) => sum + count, 0);
  const frequencies = seen.map((count) => count / all);
  const [p0, p1] = [likeliest(frequencies, h0), likeliest(frequencies, h1)];
  return seen.reduce((sum, count, k) => sum + count * Math.log(p1[k] / p0[k]), 0);
}

export function verdict(counts, h0, h1) {
  const ratio = logLikelihoodRatio(counts, h0, h1);
  if (ratio >= bound) return 'proven';
  return ratio <= -bound ? 'refuted' : 'open';
}
