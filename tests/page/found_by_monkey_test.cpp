// Bugs that the monkey test has found, as shortened scripts.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/driver.h"
#include "page/monkey.h"

using namespace sightlines;

TEST_CASE("an answer of the computer with other things than words is none") {
    CHECK(monkey::replay({
              R"(open 1280 800 mouse page here 1 {"game":"crosshairs","version":1})",
              "act hint",
              "answer words",
          }) == "");
}

TEST_CASE("a table that lies below another screen is not played on") {
    CHECK(monkey::replay({
              R"(open 768 1024 fingers page here 642 {"game":"aerial-war","version":1})",
              "lessons broken",
              "play [51]",
              "visit #lesson=crossfire-hex/over-and-onto",
              "act undo",
              "go 0",
              "lessons found",
              "choose primary:Try again",
          }) == "");
}

TEST_CASE("what is pasted in place of lessons that did not come is refused on the table below, with its address") {
    CHECK(monkey::replay({
              R"(open 390 844 fingers page here 832 {"game":"crosshairs","version":1})",
              "lessons broken",
              "visit #lesson=crossfire-hex/over-and-onto",
              "paste nonsense",
          }) == "");
}

TEST_CASE("aerial war: the mouse rests where a plane can fly to when the dice fall") {
    CHECK(monkey::replay({
              R"(open 1280 800 mouse page here 429 {"game":"crosshairs","version":1})",
              R"(key q)",
              R"(play ~a4)",
              R"(play ~d5)",
              R"(choose cell:j5)",
              R"(choose cell:i4)",
              R"(at pinch 171 71 1.5 -188 -83)",
              R"(choose undo)",
              R"(choose redo)",
              R"(choose board)",
              R"(at choose 577 712)",
              R"(choose home)",
              R"(choose play:aerial-war)",
              R"(choose mode:2)",
              R"(choose start)",
              R"(play [44])",
              R"(choose roll-for-me)",
              R"(choose hint)",
              R"(play d1s)",
              R"(play i2w)",
              R"(play k3n)",
              R"(play i1w)",
              R"(act hint)",
              R"(choose cell:a11)",
              R"(play d12e)",
          }) == "");
}

TEST_CASE("a guest waits for lessons and for a game's code") {
    CHECK(monkey::replay({"open 700 500 mouse embed here 1 #lesson=crosshairs/hide"}) == "");
    CHECK(monkey::replay({R"(open 700 500 mouse embed away 1 {"game":"dogfight","version":1})"}) == "");
    CHECK(monkey::replay({R"(open 700 500 mouse embed away 1 {"game":"dogfight","version":1})", "code failed"}) == "");
}

TEST_CASE("after the last lesson the next one is the list of them") {
    CHECK(monkey::replay({"open 390 844 fingers page here 989 #lesson=crosshairs/puzzle", "act next"}) == "");
    CHECK(page::app().at("screen") == "learn");
}

TEST_CASE("a try is taken back while it is still shown") {
    CHECK(monkey::replay({
              R"(open 1280 800 mouse page here 517 #lesson=crosshairs/between)",
              R"(around motion)",
              R"(play j6^)",
          }) == "");
}

TEST_CASE("dogfight: fingers shift the chart until hardly anything of it is in sight") {
    CHECK(
        monkey::replay({
            R"(open 1280 800 mouse page here 394 #1d.jZLBcoMgFEX_5a3pAk3slF33_YNOFhReEyqCA2im4_jvBWeiTiKpO_Qe73v34gBn3iAwEM56f-HKeSDQo_PKGmCUgG1DPHpgA4TfNqG0LyMjtO1kfH0kwEVQPb6HwEWNDlhwHRJwtjPyQzUqAKtGAo3tMfKfA0ibBqbvkw9qHR_lG4xkW_rOS2ealcQhK8njIqEJceVZ4jSepXJJyUPVDF2zkNrjVC-Qz1M_rwuVH8iLmTJPdi83KY096qi0mhu8RfQB23hjxY4ezHXdtmq-Vl5TE6Fz6X_KWV3onoh1uVX8_bya5g2qzTH36afCb-kfd38oq5gDvjyhaH7l6Vb-dzisijyNfw)",
            R"(size 480 360)",
            R"(paste #1d.rVbNcpswEH6XPSszFj-O61vjmbxAc8v4IIOM1QKikuzW48m7VxgThLGQoLmBtN9q99vfC2SkoLCGlGd7lh0UIDhRIRkvYY0R8ErpTwnrC8iElkQwroULmlOqJeVRS4GsP0ny-8gkU1egEkeKIGUyybk8CtqeCFKmvHgjIqOKlVl7vOeiICZSsqwkuWx_EyLE-ZUkBiThec5kY1qruygMgZQmORH0lQmp2jOSnt7ILqefmD0r6SZnxa5DVUQow2IN-aEElZ8QWmYapNV-ivzsP5zVTjY_HwgKfqqfe79ogjVVzaWm9VcrMftCaAagJjnRlrxjhFG0tV7G3VVy9RfB7gzrp9iCWHby-_yszzUnOjqhRTxCQQdQB8GVyuukOMpragmSgQVpMSywiIfT7IoRnupI3AfM8yq00B26Weg9apocWIMbPfYR222v-B8qbMYboWzqEOpyS2lP47WE67SsG8AL2BCRBfEd3Bd3VqHADGb_8hkt0eoxC0-6iVVMJQf9aaNwQGDdF7yScFJWRB4Wtm_jaYXp0NFLi04yHEoeeJ4-SHrXo4E7lyYiQ_SIZhsryJ60z_eZZhMMvHPV7ey9eSuzrzRT8J7TgqXtCDEiqbQFkSsp4u0X6kLLrTv3pvV4FLgNDG_2uWuHUMHrhaMaZvhktUuzp9AyhZk9E7ta8H-Jx2gQ4UGxB_a-OTNsIwtFrxU7ysq7_paeZRajb2hhr6bb_614N_dlRv8y1eysvh3WiZg7D0KPsr3lL8auusVfqazXT_37A_IwYjGfjMXIPOi37M3kheQFfJzqX62GO0eXKwbrvl37Bi7Bd5jaQxy6IhzaHh-ZsfHYQHZV_TAy92SaI7xiJUzbgIKOA-zqifEcFa4dJNxOXSxGuMB-XNgdGY--pnr78Q8)",
            R"(at pinch 310 13 0.4 59 100)",
            R"(at pinch 15 49 3 -52 110)",
        }) == "");
}

TEST_CASE("the computer, which waits in analysis, goes on after a reload", "[page]") {
    CHECK(
        monkey::replay({
            R"(open 1280 800 mouse page here 625 #1d.dZC9DoMwDITf5eYMDf2TeJWqAxC3hIYEJQEJobx7XSaGevLZ351lecO7GQk1uhhS6hsbExQWiskGj1orhCmzTKg35HX6WfVSsSfPsZ0d-W5PuzAbHu6VvboqCmNYiPVjgwlHDznHLWkU9R_Zu4zkVHcR0UufRDZcRdSfRfSR72jlVCOfOMgpc3gH-UzxsPDG2tjI0hPKs3wB)",
            R"(key h)",
            R"(choose play:aerial-war)",
            R"(choose start)",
            R"(play [34])",
            R"(choose tab:log)",
            R"(choose analysis)",
            R"(play [65])",
            R"(play [52])",
            R"(play d13w)",
            R"(reload)",
        }) == "");
}

TEST_CASE("the computer rolls on whatever is undone meanwhile", "[page]") {
    CHECK(
        monkey::replay({
            R"(open 320 480 fingers embed here 631 #1d.fY7PDoMwCMbfhZMmXZ1LvPRVFg-t4p9kWgONdTG--6hxO44D8PH7AuzQ2wnBQEOeuRsJbwNuoGBF4tHPYEoFHCwFMDssg-VkXl72LZ5UkMDcFThvqRWiCy1xJq3dVQuduehyrbPoYv7DRfziU8hCQkZa5cKzVI_6UDD5FVnkDq2X7UmKrSM_iRor6UOaNxUc6vLgHOSnC_TlH1AfHw)",
            R"(size 1280 800)",
            R"(key h)",
            R"(choose play:crossfire-hex)",
            R"(choose play:crosshairs)",
            R"(choose play:aerial-war)",
            R"(choose options)",
            R"(choose begin)",
            R"(play [25])",
            R"(at pinch 1246 78 0.8 194 -44)",
            R"(play [43])",
            R"(play h3w)",
            R"(hold cell:b11)",
            R"(play [16])",
            R"(play g3n)",
            R"(choose cell:f5)",
            R"(key Control+Shift+z)",
            R"(play [63])",
            R"(play i3n)",
            R"(play [55])",
            R"(choose cell:b2)",
            R"(away)",
            R"(play k4e)",
            R"(key Control+y)",
            R"(answer quick)",
            R"(key Control+y)",
            R"(choose told)",
            R"(choose cell:i1)",
            R"(choose board)",
            R"(choose told)",
            R"(there and back)",
        }) == "");
}

TEST_CASE("an embed of a study goes on along its main line, whatever was tried", "[page]") {
    CHECK(
        monkey::replay({
            R"(open 700 500 mouse embed here 614 {"game":"crosshairs","version":1})",
            R"(paste #1d.fY9BTsMwEEWvEs3aVKRdVEQIiSUr9qAuXHsgVuyZMjahJcqJeoxejElUQCCEvPnW_P_nzQDPNiE04IRzbm2QDAZ6lByYoKkN8K6ozNAM4CK_elWXo4HEPap8HMCzxpEKiiYdxqhfW6v2QVQSwmj-dnXfrvwG48bALtqD7tZeuCXS6QOfjtX19gZ0mGxx7RRb9Vcvy_37OqmBuJw5bJl5C-5VwB0VrkqLlWMhlAVMeenm6pnO1hfbGjbT1hjo3PEknPQ-81n2_5Xd6jf_T5rlF829VIFmnBS8j7hQt74P)",
            R"(play +a4=nw)",
            R"(there and back)",
        }) == "");
}

TEST_CASE("keys that go through places do nothing for a unit that is not hidden, while the enemy moves", "[monkey]") {
    CHECK(monkey::replay({
              R"(open 480 360 mouse embed here 960 #lesson=crossfire-squads/first-fight)",
              R"(play .)",
              R"(choose unit:a02)",
              R"(key PageDown)",
          }) == "");
}

TEST_CASE("a hint in a window that has become narrow has room for its words", "[monkey]") {
    CHECK(monkey::replay({
              R"(open 844 390 fingers page here 679 {"game":"crossfire-squads","version":1})",
              R"(key h)",
              R"(size 320 480)",
          }) == "");
}

TEST_CASE("dogfight: what follows a failed manoeuvre is reckoned with the dice of its stress test", "[monkey]") {
    CHECK(
        monkey::replay({
            R"(open 1920 1080 mouse page here 922 #1d.vVjbbuIwEP0XP7sScRKzy9u2VX9g-1blwU1MyCq3OoYtqvj3HZsFHMBJHFKEWi72HM-MZ46P84VSVnC0QEmVLrN0JRFGGy6arCrRwsOoqiV8bNDiC7H4Y501mdRDUqw5RknWxHnVrAU__CJYmVTFKxMpl1mZHn5eVqJgpmWTpSXLm8PXmAmxfWGxYRJXeZ41-8UP2EVhTEh4nDPBXzLRyMNvLNm8svecH22WWcmf8qx4P1nVTEjDYzD5LQVvjia8TMEIYI9T_pgL78B5CRAqJfWKNSp5UscLqQPgfd4KVqPFmxdiz48wAgcyMPAIRnXOSq7z-Uv9a7IEAGZgua0VUgy7kQPQin_Ct9UP-MhyMP0Bq9acJ2gRAEaWV1LBY3gB_JLFyrZE4NvjNdSGh6wP1AR5OoF4R5DExJj3YjxfxZifIGhPbDMztgbtAPNjzdfw7Q2iVE5iyKFaKIKhotqotL59QSWbO6JKDqbu8NWBR9vAEAsBFYpUEygPweEAw3ZHluE5xEOwfxpe5lsYLbLkUFbXUV0NQkxOJnIlKilzDsNrXah19ZcLWwT0fK19Nfv90xkXldpNqHnPDcPMiJu3QdtbyyximeW2ln3bVMHKeKVrXHENWpBh_o7CoOM3N8CmA4rcMHpfa-q0bY4P9exjWBNegVnZw8wpGFFgKB_MvTGrE1hfraz-jGK7f2sHEMPcjKBjV86HLpqKf6qjQHPk9Qa-2lbEEaXDJ398z5H-Gp71l38HWwzHo2ZBukURunIqdTYwnbsa7qrKE3QM8sE_dL43fedTHF4ndnJTBXZjeGYGasGX4B-0mUjgHc7v_7gaI7JC3FCpvo1urEFrolGcdXaM359uFNlQPDPywgpkd_s0j29YokLN-QZEpJVZWzLkfIjeoFCGNPaQIp1EthAnf_uq280lqwoMB4kWfxKadTVtKUcjNf4Q3SIhWz-tRRV0ccEeBO-XtB9aLQ1wwRQdxZMIlg45Clo04dkPTyVmsJIEYWvZb7tXRFZVMgfGMmmCx3AJslMiOEyj2yv6ogpkh8A37PSR178PNzb_ZXU-eOPVjGE7uVJ68PoO_XCkZupHDsarJ791RAxsGqpPVaqbJ7Q1zfNdpHzQoYtVW0dD6Y70Jfm89ntvd-PvduTbnyv44w_oLu7ozghxbYBuuJZYcjonKCajg6DTBuGNF8WtA2uYLFaSONRPAEL1cr3EB_rxAbDN-TOA-3e-iqB1iXe--3XIxT6UYPz1zRtMSP40j6AGQZHxBwjB4eheCqftJds9nfSL6H2eqLXT6Fim6RFawVQs0wUWjCd74k4R-sKt5UHrcXCd1cp621Jhw1hL3xY0aynicXZJmXla4utPHawV7f4B)",
            R"(go 15)",
        }) == "");
}

TEST_CASE("dogfight: a throw is taken back while its dice lie on the board") {
    CHECK(monkey::replay({
              R"(open 844 390 fingers page here 771 #lesson=dogfight/)",
              R"(choose picture:climb)",
              R"(act play-on)",
              R"(play M+1^-3)",
              R"(choose roll-for-me)",
              R"(key Delete)",
          }) == "");
}

TEST_CASE("aerial war: a square is marked while an old turn is shown again") {
    CHECK(monkey::replay({
              R"(open 1920 1080 mouse page here 571 )",
              R"(around fingers)",
              R"(visit #lesson=aerial-war/three-tails)",
              R"(act play-on)",
              R"(choose tab:log)",
              R"(choose tree:mark)",
              R"(key =)",
              R"(around fingers)",
              R"(choose who-plays)",
              R"(size 844 390)",
              R"(around fingers)",
              R"(play c5w)",
              R"(around fingers)",
              R"(choose more-below)",
              R"(choose replay)",
              R"(choose cell:c14)",
          }) == "");
}
