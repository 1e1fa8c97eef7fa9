# shellcheck shell=bash
# Sourced by test and deep: runs stages, keeps their output in build/logs, and sums up in a table.

logs=build/logs
mkdir -p "$logs"
passed=0 failed=0
table=() broken=()

stage() { # NAME COMMAND...: succeeds when the command does
  local name=$1 started=$SECONDS verdict=passed
  shift
  printf '\n== %s\n' "$name"
  "$@" 2>&1 | tee "$(log_of "$name")" || verdict=FAILED
  enter "$name" "$verdict" $((SECONDS - started))
}

# NAME COMMAND...: begins what needs little, in the pauses of the stages that follow. What it writes is shown by `end_beside`.
beside='' beside_job='' beside_started=''
begin_beside() {
  beside=$1 beside_started=$SECONDS
  shift
  nice "$@" > "$(log_of "$beside")" 2>&1 &
  beside_job=$!
}
end_beside() {
  local verdict=passed
  [ -n "$beside" ] || return 0
  wait "$beside_job" || verdict=FAILED
  printf '\n== %s\n' "$beside"
  cat "$(log_of "$beside")"
  enter "$beside" "$verdict" $((SECONDS - beside_started))
}

log_of() { printf '%s/%s.log' "$logs" "${1// /-}"; }

enter() { # NAME VERDICT SECONDS: into the table
  local log counts again
  log=$(log_of "$1")
  counts=$(count "$log")
  again=$(sed -n 's/^ *\([0-9]\+\) flaky$/, \1 only when tried again/p' "$log")
  # A stage may fail outside its tests: in the compiler, at the limit of the page's weight.
  [ "$2" = passed ] || [ "${counts#* }" != 0 ] || counts="${counts% *} 1"
  passed=$((passed + ${counts% *}))
  failed=$((failed + ${counts#* }))
  [ "$2" = passed ] || broken+=("$1")
  table+=("$(printf '%-16s %-7s %4d passed %3d failed %5d s%s' "$1" "$2" "${counts% *}" "${counts#* }" "$3" "$again")")
  [ "$2" = passed ]
}

# "PASSED FAILED" in a log: closing lines of Catch2, of Node's test runner, and such as "12 passed (3.4s)", "1 failed".
count() {
  sed 's/\x1b\[[0-9;]*m//g; s/^[0-9]*: //' "$1" | awk '
    /^All tests passed \(/                     { match($0, /in [0-9]+ test case/); ok += substr($0, RSTART + 3) + 0 }
    /^test cases: /                            { n = split($0, part, "|"); for (i = 2; i <= n; ++i) {
                                                   if (part[i] ~ /passed *$|as expected *$/) ok += part[i] + 0
                                                   if (part[i] ~ /failed *$/) bad += part[i] + 0 } }
    /^ *[0-9]+ flaky$/                         { ok += $1 }
    /^ *[0-9]+ passed( \([0-9.]+(ms|s|m)\))?$/ { ok += $1 }
    /^ *[0-9]+ failed$/                        { bad += $1 }
    /^(ℹ|#) pass [0-9]+$/                      { ok += $3 }
    /^(ℹ|#) fail [0-9]+$/                      { bad += $3 }
    /^ *[0-9]+ passed, [0-9]+ failed$/         { ok += $1; bad += $3 }
    END                                        { print ok + 0, bad + 0 }'
}

# What the page weighs, the table, how each failed stage ended, and the sum alone on the last line; fails when a stage has.
sum_up() {
  local name
  printf '\n== summary\n'
  [ ! -e "$logs/page-weight.log" ] || sed 's/^/  /' "$logs/page-weight.log"
  printf '%s\n' "${table[@]}"
  printf '%-41s %5d s\n' 'in all' "$SECONDS"
  for name in "${broken[@]}"; do
    printf -- '-- %s ended with:\n' "$name"
    tail -n 8 "$(log_of "$name")"
  done
  printf '%d passed, %d failed\n' "$passed" "$failed"
  [ "$failed" -eq 0 ]
}
