import webpack from 'webpack';

const done = (fault, stats) => {
  if (fault) throw fault;
  console.log(stats.toString({ preset: 'errors-warnings' }));
  process.exitCode = stats.hasErrors() ? 1 : 0;
};
const output = { path: process.argv[2], filename: 'main.js' };
webpack({ entry: './main.js', mode: 'production', output }, done);
